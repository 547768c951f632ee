import { styleText } from 'node:util';
import type { CardView, Language, View, ZoneView } from '@lianhuan/kernel';
import { renderColumns } from '@lianhuan/lab';
import {
  type CardDefinition,
  englishText,
  FIELD,
  library,
  type MinxinPublicState,
  PHASES,
  ROW_WIDTH,
  type ZoneName,
} from '@lianhuan/minxin';
import { printedOn } from '../card-parts.ts';
import { seatLetter } from '../seat-letter.ts';
import { listed, say } from '../shown-table.ts';
import { shortEnglish } from './face.ts';

/** How one seat of 民心 sees the table, for a terminal. */
export function renderTable(view: View, language: Language): string[] {
  const state = view.state as MinxinPublicState;
  return [
    styleText('bold', headline(state, language)),
    ...eventLines(view, language),
    '',
    ...rowLines(view, language),
    '',
    ...playerLines(view, state, language),
    ...fieldLines(view, language),
    handLine(view, language),
  ];
}

function headline({ round, active, phase, pool }: MinxinPublicState, language: Language): string {
  const player = active < 0 ? '' : seatLetter(active);
  const text = say(
    [
      round > 0 ? `第 ${round} 轮` : '',
      player && `${player} 的回合`,
      PHASES[phase],
      `民心池 ${pool}`,
    ]
      .filter(Boolean)
      .join(' · '),
    [round > 0 ? `Round ${round}` : '', player && `turn of ${player}`, `pool ${pool}`]
      .filter(Boolean)
      .join(' · '),
  );
  return `── ${text[language]} ──`;
}

function eventLines(view: View, language: Language): string[] {
  const card = zones(view, 'event-area')[0].cards?.at(-1);
  if (!card) return [];
  const definition = definitionOf(view, card);
  const [head, text] =
    language === 'zh' ? ['事件', definition.text] : ['Event', englishText(definition)];
  const colon = language === 'zh' ? '：' : ': ';
  return [`${head}  ${nameOf(view, card, language)}${text && colon + text}`];
}

function rowLines(view: View, language: Language): string[] {
  const cells = zones(view, 'row').map(({ cards }) => {
    const card = cards?.[0];
    return card ? `${nameOf(view, card, language)} ${costOf(view, card, language)}` : '—';
  });
  const rows = [];
  for (let at = 0; at < cells.length; at += ROW_WIDTH)
    rows.push(['', ...cells.slice(at, at + ROW_WIDTH)]);
  return [say('中央牌列', 'Centre row')[language], ...renderColumns(rows)];
}

/** 战力 for a 乱军, 声望 for the others. */
function costOf(view: View, card: CardView, language: Language): string {
  const { kind } = definitionOf(view, card);
  const resource = kind === 'rebel' ? say('战力', 'power') : say('声望', 'renown');
  return `${card.values.cost} ${resource[language]}`;
}

function playerLines(view: View, state: MinxinPublicState, language: Language): string[] {
  const heads = say(
    '玩家 战力 声望 民心 攻城战力 手牌 牌库 弃牌 锦囊',
    'Player Power Renown Favour Siege Hand Deck Discard Pouches',
  );
  const rows = state.players.map(({ power, renown, favor, siege }, seat) => {
    const counts = (['hand', 'deck', 'discard', 'pouches'] as const).map((name) =>
      String(zoneOf(view, seat, name).count),
    );
    const you = seat === view.seat ? say('（你）', ' (you)')[language] : '';
    return [seatLetter(seat) + you, ...[power, renown, favor, siege].map(String), ...counts];
  });
  return renderColumns([heads[language].split(' '), ...rows]);
}

/** What each player has in play; it may be long, so it has lines of its own. */
function fieldLines(view: View, language: Language): string[] {
  const { players } = view.state as MinxinPublicState;
  return players.map((_, seat) => {
    const field = FIELD.flatMap((name) => zoneOf(view, seat, name).cards ?? []);
    const names = field.map(
      (card) =>
        nameOf(view, card, language) + (card.tapped ? say('（横置）', ' (tapped)')[language] : ''),
    );
    return `${say('场上', 'Field')[language]} ${seatLetter(seat)}  ${together(names, language)}`;
  });
}

/** `甲士×2、曹操`: copies are counted. */
function together(names: readonly string[], language: Language): string {
  const copies = new Map<string, number>();
  for (const name of names) copies.set(name, (copies.get(name) ?? 0) + 1);
  const counted = [...copies].map(([name, count]) => (count > 1 ? `${name}×${count}` : name));
  return listed(counted, language);
}

function handLine(view: View, language: Language): string {
  const cards = (name: ZoneName) =>
    together(
      (zoneOf(view, view.seat, name).cards ?? []).map((card) => nameOf(view, card, language)),
      language,
    );
  const hand = `${say('手牌', 'Hand')[language]}  ${cards('hand')}`;
  if (zoneOf(view, view.seat, 'pouches').count === 0) return hand;
  return `${hand}\n${say('锦囊', 'Pouches')[language]}  ${cards('pouches')}`;
}

function zones(view: View, name: ZoneName): readonly ZoneView[] {
  return view.zones.filter((zone) => zone.name === name);
}

function zoneOf(view: View, seat: number, name: ZoneName): ZoneView {
  return zones(view, name).find(({ owner }) => owner === seat) as ZoneView;
}

function definitionOf(view: View, { definition }: CardView): CardDefinition {
  return printedOn(library(), view, definition) as CardDefinition;
}

/** The name of a card; in English without its epithet, so that a row fits a narrow terminal. */
function nameOf(view: View, card: CardView, language: Language): string {
  const definition = definitionOf(view, card);
  return language === 'zh' ? definition.name : shortEnglish(definition);
}
