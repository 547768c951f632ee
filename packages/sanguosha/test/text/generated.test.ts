import { describeGeneratedText } from '@lianhuan/cardtext/testing';
import { sanguoshaText } from '../../text/reading/language.ts';
import { abilityText } from './of-words.ts';

describeGeneratedText({
  language: sanguoshaText,
  context: { kind: null, names: null },
  ability: abilityText,
  abilities: 1,
  // Where the name of a card is left open: 当1名角色使用1张非延时锦囊牌使用时.
  mostUnread: 0.02,
  // Occasions without 当 or 时, 使用…牌使用时 for 使用…牌时, 的1倍 for the amount itself.
  mostOther: 0.15,
});
