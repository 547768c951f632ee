import { type JSONOutput, ReflectionKind } from 'typedoc';
import { describe, expect, test } from 'vitest';
import { leaks } from '../../scripts/docs/leaks.ts';
import { undocumented } from '../../scripts/docs/undocumented.ts';

// `npm run check` reads the faces of all packages with typedoc and is content with them. Here it must find what
// is wrong with one made up.

const said = { summary: [{ kind: 'text', text: 'What it is.' }] };
const signature = { name: 'deal', kind: ReflectionKind.CallSignature };

/** A package with these members, as typedoc writes it down. */
function faceOf(...children: object[]): JSONOutput.ProjectReflection {
  const entry = { name: 'toy', kind: ReflectionKind.Module, comment: said, children };
  return { name: 'project', children: [entry] } as unknown as JSONOutput.ProjectReflection;
}

/** A documented alias of a type that is written so. */
function aliasOf(type: object): object {
  return { name: 'Deck', kind: ReflectionKind.TypeAlias, comment: said, type };
}

const ours = { type: 'reference', name: 'Pile', package: '@lianhuan/toy' };
const missing = 'speaks of Pile of @lianhuan/toy, which is not shown';

/** The faults of this made-up face alone, without those about types that the real packages keep inside. */
function leaksOf(face: JSONOutput.ProjectReflection): string[] {
  return leaks(face).filter((line) => !line.includes('is kept inside'));
}

describe('what is shown without a docstring', () => {
  test('is named, also inside of what has one', () => {
    const method = { name: 'cut', kind: ReflectionKind.Method, signatures: [signature] };
    const shuffle = { name: 'Shuffle', kind: ReflectionKind.Interface, comment: said };
    const deal = { name: 'deal', kind: ReflectionKind.Function, signatures: [signature] };
    expect(undocumented(faceOf({ ...shuffle, children: [method] }, deal))).toEqual([
      'toy.Shuffle.cut is shown without a docstring',
      'toy.deal is shown without a docstring',
    ]);
  });

  test('is no function whose signature has one, no field, and nothing inherited', () => {
    const signatures = [{ ...signature, comment: said }];
    const deal = { name: 'deal', kind: ReflectionKind.Function, signatures };
    const field = { name: 'size', kind: ReflectionKind.Property };
    const inherited = { name: 'cut', kind: ReflectionKind.Method, inheritedFrom: ours };
    const deck = { name: 'Deck', kind: ReflectionKind.Class, comment: said };
    expect(undocumented(faceOf(deal, { ...deck, children: [field, inherited] }))).toEqual([]);
  });
});

describe('a type that is not shown', () => {
  test('is named with what speaks of it, however deep', () => {
    const union = { type: 'union', types: [{ type: 'array', elementType: ours }] };
    expect(leaksOf(faceOf(aliasOf(union)))).toEqual([`toy.Deck ${missing}`]);
    const parameter = { name: 'pile', kind: ReflectionKind.Parameter, type: ours };
    const signatures = [{ ...signature, comment: said, parameters: [parameter] }];
    const deal = { name: 'deal', kind: ReflectionKind.Function, signatures };
    expect(leaksOf(faceOf(deal))).toEqual([`toy.deal.pile ${missing}`]);
  });

  test("is none of others', none that is shown, and no list of values", () => {
    const theirs = { ...ours, package: 'yaml' };
    const list = { type: 'query', queryType: { ...ours, name: 'PILES' } };
    for (const type of [theirs, { ...ours, target: 7 }, list]) {
      expect(leaksOf(faceOf(aliasOf(type)))).toEqual([]);
    }
  });

  test('may be kept inside with a reason, as long as something speaks of it', () => {
    const kept = faceOf(aliasOf({ ...ours, name: 'Branded' }));
    expect(leaksOf(kept)).toEqual([]);
    expect(leaks(kept).join()).not.toContain('Branded');
    expect(leaks(faceOf()).join()).toContain(
      'Branded is kept inside, but nothing shown speaks of it',
    );
  });
});
