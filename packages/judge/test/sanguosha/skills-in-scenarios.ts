import { type CardDefinition, library, type SanguoshaTable } from '@lianhuan/sanguosha';
import { scenariosOf } from '../../files.ts';
import { runScenario, type ScenarioResult } from '../../running/run-scenario.ts';

/**
 * Which skills of 三国杀 the scenarios of the game are about, by what ran in them. A title that names a skill is no proof
 * that it did anything; only of a lasting one, which leaves no trace in a run, nothing else tells. Nor does a run tell
 * 武圣（阵） from the 武圣 that it stands in for: there the title says which it was that ran.
 */

/** A skill as some general has it: several generals can have the same words, and then it is one. */
export interface SkillInScenarios {
  /** 奸雄 of the first general that has these words: 奸雄·曹操（标准版）. */
  readonly name: string;
  /** The titles of the scenarios that it took part in. */
  readonly scenarios: readonly string[];
  /** Those of them in which no other skill took part, and no equipment by its words. */
  readonly plain: readonly string[];
  /** Those in which another one did. */
  readonly meetings: readonly string[];
}

/** Runs all scenarios once. */
export function skillsInScenarios(): readonly SkillInScenarios[] {
  const found = new Map<string, Found>();
  const generals = library().filter(({ kind }) => kind === 'general');
  for (const general of generals) {
    for (const { key, name } of skillsOn(general)) {
      const whole = `${name}·${general.name}（${general.pack}）`;
      if (!found.has(key)) found.set(key, { name: whole, scenarios: [], plain: [], meetings: [] });
    }
  }
  const names = namesOf(library());
  const known = new Set(names);
  for (const scenario of scenariosOf('sanguosha').scenarios) {
    const result = runScenario(scenario);
    const said = namedIn(scenario.title, names);
    // What a case makes up to bring something about (a 拼点) is no skill of the game.
    const ran = new Set([...ranIn(result, said)].filter((name) => known.has(name)));
    const part = skillsThere(result).filter(
      ({ name, lasting }) => ran.has(name) || (lasting && said.includes(name)),
    );
    const all = new Set([...ran, ...part.map(({ name }) => name)]);
    for (const key of new Set(part.map((skill) => skill.key))) {
      const entry = found.get(key);
      if (entry === undefined) continue;
      entry.scenarios.push(scenario.title);
      (all.size > 1 ? entry.meetings : entry.plain).push(scenario.title);
    }
  }
  return [...found.values()];
}

type Found = { name: string; scenarios: string[]; plain: string[]; meetings: string[] };

/** What stands at the end of the name of a skill that others have in place of their own. */
const STAND_IN = '（阵）';

interface WrittenSkill {
  /** Its name and its words. */
  readonly key: string;
  readonly name: string;
  /** Are all of its words lasting ones? */
  readonly lasting: boolean;
}

function skillsOn({ abilities, text }: CardDefinition): readonly WrittenSkill[] {
  return abilities.flatMap((unit) =>
    unit.kind === 'skill'
      ? [
          {
            key: `${unit.name} ${text.slice(...unit.span)}`,
            name: unit.name,
            lasting: unit.parts.every(({ kind }) => kind === 'status'),
          },
        ]
      : [],
  );
}

/** The names of all skills and of equipment, the longest first, so that none is taken for a part of another. */
function namesOf(cards: readonly CardDefinition[]): readonly string[] {
  const names = cards.flatMap(({ kind, name, abilities, suit }) => [
    ...abilities.flatMap((unit) => (unit.kind === 'skill' ? [unit.name] : [])),
    ...(suit !== null && (kind === 'weapon' || kind === 'armour' || kind === 'treasure')
      ? [name]
      : []),
  ]);
  return [...new Set(names)].sort((one, other) => other.length - one.length);
}

/** The skills and the equipment that a title names. */
function namedIn(title: string, names: readonly string[]): readonly string[] {
  const found: string[] = [];
  let left = title;
  for (const name of names) {
    if (!left.includes(name)) continue;
    left = left.replaceAll(name, '');
    found.push(name);
  }
  return found;
}

/** The skills and the equipment that ran. @param said those that the title names */
function ranIn({ match }: ScenarioResult, said: readonly string[]): ReadonlySet<string> {
  const part = new Set<string>();
  const standIns = said.filter((name) => name.endsWith(STAND_IN));
  const table = match?.table as SanguoshaTable | undefined;
  for (const { event, cause } of match?.recorder?.nodes ?? []) {
    for (const name of usedIn(event)) {
      part.add(standIns.find((one) => one === `${name}${STAND_IN}`) ?? name);
    }
    // The words of what stands in for a skill are not those at that place of the card.
    if (standIns.length > 0) continue;
    if (cause?.kind === 'words' || cause?.kind === 'skill') {
      const card = table?.library[table.cards[cause.card as number]?.definition ?? -1];
      const span = cause.span as readonly [number, number] | undefined;
      if (card !== undefined && span !== undefined) part.add(saidAt(card, span[0]));
    }
  }
  part.delete('');
  return part;
}

/** The skill in whose words that place of a card's text stands; the name of equipment for its own words. */
function saidAt({ abilities, name, kind }: CardDefinition, place: number): string {
  const unit = abilities.find(({ span }) => span[0] <= place && place < span[1]);
  if (unit?.kind === 'skill') return unit.name;
  return kind === 'weapon' || kind === 'armour' || kind === 'treasure' ? name : '';
}

function usedIn(event: unknown): readonly string[] {
  const { type, skill, frame } = (event ?? {}) as {
    readonly type?: string;
    readonly skill?: string | { readonly name: string };
    readonly frame?: { readonly card?: { readonly converted?: string | null } };
  };
  if (type === 'use-skill' && typeof skill === 'string') return [skill];
  const converted = type === 'begin-frame' ? frame?.card?.converted : null;
  return typeof converted === 'string' ? [converted] : [];
}

/** The skills of the generals that were there, in the beginning or in the end. */
function skillsThere({ match }: ScenarioResult): readonly WrittenSkill[] {
  const table = match?.table as SanguoshaTable | undefined;
  if (table === undefined) return [];
  return table.cards
    .map(({ definition }) => table.library[definition])
    .filter(({ kind }) => kind === 'general')
    .flatMap(skillsOn);
}
