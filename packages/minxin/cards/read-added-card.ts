import { CardFields, type CardReader } from '@lianhuan/cardtext';
import { type RuleId, rule } from '../rules.ts';
import { CARD_KINDS, type CardDefinition, type CardKind, HOMES, type Home } from './definition.ts';
import { readCard } from './read-card.ts';

/** Where cards begin, by which rule, and of which kinds somebody's own can be there: none where the rule names the cards. */
const HOME_RULES: Readonly<Record<Home, { readonly by: RuleId; readonly kinds: CardKind[] }>> = {
  central: { by: '1.1.4', kinds: ['troop', 'scheme', 'territory', 'rebel'] },
  events: { by: '1.1.2', kinds: ['event'] },
  pouches: { by: '1.1.3', kinds: ['pouch'] },
  always: { by: '1.1.1', kinds: [] },
  starting: { by: '1.1.6.5', kinds: [] },
  dust: { by: '2.2.1', kinds: [] },
};

/** Where a card begins that does not say it: the deck where there are cards of its kind. */
function homeOf(kind: unknown): Home {
  if (kind === 'event' || kind === CARD_KINDS.event) return 'events';
  return kind === 'pouch' || kind === CARD_KINDS.pouch ? 'pouches' : 'central';
}

/** As many copies as a card of somebody's own may have: what a table of six can shuffle in. */
const MOST_COPIES = 40;

/** Reads a card that somebody adds to the game. It begins in one of the three decks; all else is the game's own. */
export const readAddedCard: CardReader<CardDefinition>['read'] = (written, printed, ...known) => {
  const defaults = { ...printed, home: homeOf(written.fields.get('kind')?.value) };
  const read = readCard(written, defaults, ...known);
  if (read.definition === null) return read;
  const fields = new CardFields(written, defaults);
  complainOfHome(fields, read.definition);
  if (read.definition.copies > MOST_COPIES) {
    fields.complain(fields.given('copies').place, {
      zh: `同一张卡牌至多 ${MOST_COPIES} 张`,
      en: `There can be ${MOST_COPIES} copies of a card at most`,
    });
  }
  const { problems } = fields;
  return problems.length > 0 ? { ...read, definition: null, problems } : read;
};

function complainOfHome(fields: CardFields, { home, kind }: CardDefinition): void {
  const { by, kinds } = HOME_RULES[home];
  if (kinds.includes(kind) || !rule(by)) return;
  if (kinds.length === 0) {
    fields.complain(fields.given('home').place, {
      zh: `自己的卡牌不能放在「${HOMES[home]}」，那里有哪些牌由规则 ${by} 写定；可放在中央牌库、事件或锦囊`,
      en: `Cards of your own cannot begin in “${home}”: rule ${by} names the cards there; they can in central, events or pouches`,
    });
    return;
  }
  fields.complain(fields.given('kind').place, {
    zh: `「${HOMES[home]}」里只有${kinds.map((one) => CARD_KINDS[one]).join('、')}，没有${CARD_KINDS[kind]}（规则 ${by}）`,
    en: `In “${home}” there are only ${kinds.join(', ')}, no ${kind} (rule ${by})`,
  });
}
