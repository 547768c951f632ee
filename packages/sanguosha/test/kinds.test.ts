import { describe, expect, it } from 'vitest';
import { cards } from '../cards/check-cards.ts';

const general = (kind: string) => `- id: idle-hand
  name: 闲人
  english: Idle Hand
  kind: ${kind}
  faction: 群
  gender: 男
  hp: 3
  skillNames: Leisure
  text: 〖闲谈〗当结束阶段开始时，你可以摸1张牌。
`;

describe('the kind of a general', () => {
  it.each(['武将牌', '武将', 'general'])('may be written %s', (kind) => {
    expect(cards.readCardFile(general(kind), 'mine.yaml')).toMatchObject({
      definitions: [{ name: '闲人', kind: 'general', hpHalves: 6 }],
    });
    expect(cards.checkCards([{ file: 'mine.yaml', text: general(kind) }])).toEqual([]);
  });

  it('is not any other word', () => {
    const [problem] = cards.checkCards([{ file: 'mine.yaml', text: general('武士') }]);
    expect(problem).toMatchObject({ line: 4 });
    expect(problem.text.zh).toContain('没有「武士」这种 kind');
  });

  it('is what editors are told, too', () => {
    expect(JSON.stringify(cards.cardSchema())).toContain('"武将"');
  });
});
