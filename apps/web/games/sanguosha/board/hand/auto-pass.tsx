import { AutoPassButtons, useForgetAutoPass } from '../../../../board/prompt/auto-pass.tsx';
import { usePreferences } from '../../../../engine/settings.ts';
import { asksFor, lettingGo } from '../../automatic.ts';
import { type LetGo, type LetGoCard, readPreferences } from '../../preferences.ts';
import { useSanguoshaWords } from '../../words.ts';
import { useSkillWords } from '../players/skill-words.ts';
import { useSanguoshaView } from '../sanguosha-view.ts';

/**
 * Lets a player who is asked for 无懈可击, for 桃 for another, or whether to use skills, not be asked for it again in this
 * turn.
 */
export function AutoPass() {
  const { t } = useSanguoshaWords();
  const { state, view } = useSanguoshaView();
  const [stored, change] = usePreferences('sanguosha');
  const listed = useListed();
  const { passing } = readPreferences(stored);
  const { decision, seat } = view;
  const letGo = lettingGo(passing, seat, state);
  const asked = decision === null ? [] : asksFor(decision, state, seat);
  const isNew = asked.some((one) => !letGo.includes(one));
  const card = asked.find((one): one is LetGoCard => !isSkill(one));
  return (
    <AutoPassButtons
      stop={letGo.length > 0 && !isNew ? t('pass.stop', { what: listed(letGo) }) : null}
      ways={
        isNew
          ? [
              {
                name: t('pass.turn'),
                help: card
                  ? t(`pass.turn.help.${card}`)
                  : t('pass.turn.help.skills', { skills: listed(asked) }),
                passing: { seat, turn: state.turns, what: [...new Set([...letGo, ...asked])] },
              },
            ]
          : []
      }
      onChange={(chosen) => change({ passing: chosen })}
    />
  );
}

/** Ends it with the turn. */
export function useAutoPassEnd(): void {
  const { state, view } = useSanguoshaView();
  const [stored, change] = usePreferences('sanguosha');
  const { passing } = readPreferences(stored);
  useForgetAutoPass(passing !== null && lettingGo(passing, view.seat, state).length === 0, () =>
    change({ passing: null }),
  );
}

/** Says what is let go by, in the language of the player. */
function useListed(): (what: readonly LetGo[]) => string {
  const { t } = useSanguoshaWords();
  const wordsOf = useSkillWords();
  const nameOf = (one: LetGo) => {
    if (!isSkill(one)) return t(`pass.what.${one}`);
    const skill = one.slice('skill:'.length);
    return t('pass.what.skill', { skill: wordsOf(skill)?.name ?? skill });
  };
  return (what) => what.map(nameOf).join(t('pass.what.and'));
}

function isSkill(one: LetGo): one is Extract<LetGo, `skill:${string}`> {
  return one.startsWith('skill:');
}
