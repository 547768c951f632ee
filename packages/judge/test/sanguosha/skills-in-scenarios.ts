import { type CardDefinition, library, type SanguoshaTable } from '@lianhuan/sanguosha';
import { scenariosOf } from '../../files.ts';
import { runScenario, type ScenarioResult } from '../../running/run-scenario.ts';

/** Which skills of 三国杀 the scenarios of the game are about, by what ran in them. */

/** A skill as some general has it: several generals can have the same words, and then it is one. */
export interface SkillInScenarios {
  /** 奸雄 of the first general that has these words: 奸雄·曹操（标准版）. */
  readonly name: string;
  /** The titles of the scenarios that it ran in, or that name it. */
  readonly scenarios: readonly string[];
  /** Those of them in which another skill or equipment took part, too. */
  readonly meetings: readonly string[];
}

/** Runs all scenarios once. */
export function skillsInScenarios(): readonly SkillInScenarios[] {
  const found = new Map<string, { name: string; scenarios: string[]; meetings: string[] }>();
  const generals = library().filter(({ kind }) => kind === 'general');
  for (const general of generals) {
    for (const { key, name } of skillsOn(general)) {
      const whole = `${name}·${general.name}（${general.pack}）`;
      if (!found.has(key)) found.set(key, { name: whole, scenarios: [], meetings: [] });
    }
  }
  const names = namesOf(library());
  for (const scenario of scenariosOf('sanguosha').scenarios) {
    const result = runScenario(scenario);
    const part = tookPart(result, names);
    for (const key of skillsThere(result, part)) {
      const entry = found.get(key);
      if (entry === undefined) continue;
      entry.scenarios.push(scenario.title);
      if (part.size > 1) entry.meetings.push(scenario.title);
    }
  }
  return [...found.values()];
}

function skillsOn({ abilities, text }: CardDefinition): { key: string; name: string }[] {
  return abilities.flatMap((unit) =>
    unit.kind === 'skill'
      ? [{ key: `${unit.name} ${text.slice(...unit.span)}`, name: unit.name }]
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

/** The skills and the equipment that ran, or that the scenario names in its title. */
function tookPart({ scenario, match }: ScenarioResult, names: readonly string[]): Set<string> {
  const part = new Set<string>();
  let title = scenario.title;
  for (const name of names) {
    if (!title.includes(name)) continue;
    part.add(name);
    title = title.replaceAll(name, '');
  }
  const table = match?.table as SanguoshaTable | undefined;
  for (const { event, cause } of match?.recorder?.nodes ?? []) {
    for (const name of ranIn(event)) part.add(name);
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

function ranIn(event: unknown): readonly string[] {
  const { type, skill, frame } = (event ?? {}) as {
    readonly type?: string;
    readonly skill?: string | { readonly name: string };
    readonly frame?: { readonly card?: { readonly converted?: string | null } };
  };
  if (type === 'use-skill' && typeof skill === 'string') return [skill];
  const converted = type === 'begin-frame' ? frame?.card?.converted : null;
  return typeof converted === 'string' ? [converted] : [];
}

/** The skills that took part, in the words of the generals that were there, in the beginning or in the end. */
function skillsThere({ match }: ScenarioResult, part: ReadonlySet<string>): ReadonlySet<string> {
  const table = match?.table as SanguoshaTable | undefined;
  if (table === undefined) return new Set();
  const there = table.cards
    .map(({ definition }) => table.library[definition])
    .filter(({ kind }) => kind === 'general');
  return new Set(
    there.flatMap((general) =>
      skillsOn(general).flatMap(({ key, name }) => (part.has(name) ? [key] : [])),
    ),
  );
}
