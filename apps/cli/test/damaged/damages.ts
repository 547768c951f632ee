import { Chance } from './chance.ts';

/** One way to damage a file. */
type Damage = (text: string, chance: Chance) => string | Uint8Array;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const somewhere = (text: string, chance: Chance) => chance.below(text.length + 1);

function insert(what: string): Damage {
  return (text, chance) => {
    const at = somewhere(text, chance);
    return text.slice(0, at) + what + text.slice(at);
  };
}

/** Puts something in the place of a match, if there is one. */
function replaceOne(pattern: RegExp, makes: readonly string[]): Damage {
  return (text, chance) => {
    const found = [...text.matchAll(pattern)];
    if (found.length === 0) return text + chance.pick(makes);
    const { index, 0: old } = chance.pick(found);
    return text.slice(0, index) + chance.pick(makes) + text.slice(index + old.length);
  };
}

function changeLines(change: (lines: string[], at: number, chance: Chance) => void): Damage {
  return (text, chance) => {
    const lines = text.split('\n');
    change(lines, chance.below(lines.length), chance);
    return lines.join('\n');
  };
}

const SCALARS = /(?<=[:[,] ?)("[^"\n]*"|[^\s,[\]{}"]+)/g;
const NAMES = /"?[\w一-鿿]+"?(?=:)/g;
const NUMBERS = /\d+/g;

const WRONG_TYPES = ['null', 'true', '{}', '[]', '""', '-1', '1.5', '"x"', '[[]]', '{"a":1}', '~'];
const HUGE = ['99999999999999999999', '1e999', '-1e308', '2147483648', '9007199254740993', '0x1F'];
const PROTOTYPES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
const DEEP = ['['.repeat(5000), '{"a":'.repeat(3000), `${'['.repeat(60)}${']'.repeat(60)}`];
const CONTROLS = ['\u001b[2J', '\u0007', '\u009b31m', '\u202e', '\u0008\u0008', '\u007f', '\u2028'];

/** All ways to damage a file, by name. */
export const DAMAGES: Readonly<Record<string, Damage>> = {
  'cut off': (text, chance) => text.slice(0, somewhere(text, chance)),
  'begun late': (text, chance) => text.slice(somewhere(text, chance)),
  'some bits flipped': (text, chance) => {
    const flipped = bytes(text);
    for (let times = 0; times <= chance.below(4); times++) {
      flipped[chance.below(flipped.length)] ^= 1 << chance.below(8);
    }
    return flipped;
  },
  'one letter changed': (text, chance) => {
    const at = somewhere(text, chance);
    return (
      text.slice(0, at) +
      chance.pick([...'\'"[]{}:,-&*#!|>%@`?\t 　：，0xX。']) +
      text.slice(at + 1)
    );
  },
  'another type': replaceOne(SCALARS, WRONG_TYPES),
  'huge numbers': replaceOne(NUMBERS, HUGE),
  'names of prototypes': replaceOne(NAMES, PROTOTYPES),
  'values called like prototypes': replaceOne(SCALARS, PROTOTYPES),
  'deep nesting': replaceOne(SCALARS, DEEP),
  references: (text) => `- &a [${'*a,'.repeat(5)}]\n${text}`,
  'references in place of values': (text, chance) =>
    replaceOne(SCALARS, ['*a', '&a x', '&a [*a]', '*none', '!!binary x', '!!set {x}', '<<: *a'])(
      text,
      chance,
    ),
  'bytes that are no UTF-8': (text, chance) => {
    const at = somewhere(text, chance);
    return Buffer.concat([
      bytes(text.slice(0, at)),
      Buffer.from([0xff, 0xc0, 0x80]),
      bytes(text.slice(at)),
    ]);
  },
  'UTF-16': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'a byte order mark': (text) => `\ufeff${text}`,
  'byte order marks inside': insert('\ufeff\ufeff'),
  NUL: insert('\0'),
  'control characters': (text, chance) => insert(chance.pick(CONTROLS))(text, chance),
  'escaped control characters': replaceOne(SCALARS, [
    '"\\u001b[2J"',
    '"\\u0000"',
    '"\\ud800"',
    '"\\u202e"',
  ]),
  'line ends of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'line ends of old Macs': (text) => text.replaceAll('\n', '\r'),
  nothing: () => '',
  'white space alone': () => ' \n\t\n ',
  'a line twice': changeLines((lines, at) => lines.splice(at, 0, lines[at])),
  'a line missing': changeLines((lines, at) => lines.splice(at, 1)),
  'two lines swapped': changeLines((lines, at, chance) => {
    const other = chance.below(lines.length);
    [lines[at], lines[other]] = [lines[other], lines[at]];
  }),
  'a line indented': changeLines((lines, at, chance) => {
    lines[at] = chance.pick(['\t', ' ', '    ']) + lines[at];
  }),
  'a very long line': replaceOne(SCALARS, [
    'x'.repeat(100_000),
    '张飞'.repeat(2400),
    ' '.repeat(4000),
  ]),
  'a long list': replaceOne(SCALARS, [`[${'甲,'.repeat(3000)}]`, `[${'1,'.repeat(50_000)}]`]),
  'all of it many times': (text) => text.repeat(40),
  'another kind of file': (_, chance) =>
    chance.pick([
      '%PDF-1.7',
      '\u007fELF',
      '<html>',
      'PK\u0003\u0004',
      '#!/bin/sh',
      '---\n...\n---',
      '42',
      '"text"',
      'null',
      '[]',
      '{}',
    ]),
  'several at once': (text, chance) => {
    let damaged = text;
    for (let times = 0; times < 3; times++) {
      const next = chance.pick([
        DAMAGES['one letter changed'],
        DAMAGES['another type'],
        DAMAGES['a line missing'],
      ]);
      damaged = next(damaged, chance) as string;
    }
    return damaged;
  },
};

/** A damaged file: which way follows from the number, and from it alone. */
export function damage(
  text: string,
  number: number,
): { readonly way: string; readonly content: string | Uint8Array } {
  const chance = new Chance(number * 7919 + 17);
  const ways = Object.keys(DAMAGES);
  const way = ways[number % ways.length];
  return { way, content: DAMAGES[way](text, chance) };
}
