import { usePreferences } from '../../engine/settings.ts';
import { Choice, worded } from '../../pages/controls/choice.tsx';
import { CHAIN_STOPS, readPreferences, STOPS } from './preferences.ts';
import { StopPhases } from './stop-phases.tsx';
import { useSanguozhiWords } from './words.ts';

/** What a player of 三国智 may prefer: where the game stops to ask. */
export function SanguozhiSettings() {
  const { t } = useSanguozhiWords();
  const [stored, change] = usePreferences('sanguozhi');
  const { stop, own, others, chain } = readPreferences(stored);
  return (
    <>
      <Choice
        {...worded(t, 'settings.stop', STOPS)}
        value={stop}
        onChange={(one) => change({ stop: one })}
        help={t(`settings.stop.${stop}.help`)}
      />
      {stop === 'chosen' && (
        <>
          <StopPhases
            legend={t('settings.own')}
            chosen={own}
            onChange={(phases) => change({ own: phases })}
          />
          <StopPhases
            legend={t('settings.others')}
            chosen={others}
            onChange={(phases) => change({ others: phases })}
          />
          <Choice
            {...worded(t, 'settings.chain', CHAIN_STOPS)}
            value={chain}
            onChange={(one) => change({ chain: one })}
          />
        </>
      )}
    </>
  );
}
