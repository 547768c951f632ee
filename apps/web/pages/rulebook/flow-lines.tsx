import './flow-lines.css';
import type { GameId } from '../../games/ids.ts';
import { useWords } from '../../i18n/index.ts';
import { type RuleInfo, ruleAddress } from '../../rules/rule-info.ts';
import { flowName, flowOf } from '../../rules/rule-name.ts';

interface FlowLinesProps {
  readonly game: GameId;
  /** The rules of one chapter, in the order of the book. */
  readonly rules: readonly RuleInfo[];
}

/** So many skills are named at a timing; the rule it leads to names all. */
const NAMED = 3;

/** The flows of a chapter, each drawn as the line of its timings: which skills wait at each, and where it is said. */
export function FlowLines({ game, rules }: FlowLinesProps) {
  const { t, say, language } = useWords();
  const comma = language === 'zh' ? '、' : ', ';
  const namesOf = (names: readonly string[]) =>
    names.length <= NAMED + 1
      ? names.join(comma)
      : t('rules.flow.skills', {
          names: names.slice(0, NAMED).join(comma),
          all: names.length,
        });
  const sayFlow = (flow: string) => {
    const name = flowName(game, flow);
    return name === undefined ? flow : say(name);
  };
  const flows = flowsOf(rules);
  return flows.map(({ flow, steps }) => (
    <ol
      key={flow}
      className="flow-line"
      aria-label={t('rules.flow', { flow: sayFlow(flow) })}
      data-name={flows.length > 1 ? sayFlow(flow) : undefined}
    >
      {steps.map(({ id, says, waiting }) => (
        <li key={id} data-waited={waiting.length > 0 || undefined}>
          <a href={ruleAddress(game, id)}>
            <b>{id.slice(flow.length + 1)}</b>
            <span>{headOf(say(says))}</span>
            {waiting.length > 0 && <small>{namesOf(waiting.map(({ name }) => say(name)))}</small>}
          </a>
        </li>
      ))}
    </ol>
  ));
}

interface Step extends RuleInfo {
  readonly waiting: NonNullable<RuleInfo['waiting']>;
}

function flowsOf(rules: readonly RuleInfo[]): { flow: string; steps: Step[] }[] {
  const steps = rules.filter((rule): rule is Step => rule.waiting !== null);
  const flows = [...new Set(steps.flatMap(({ id }) => flowOf(id) ?? []))];
  return flows.map((flow) => ({ flow, steps: steps.filter(({ id }) => flowOf(id) === flow) }));
}

/** What a step is called: its words up to the first mark. */
function headOf(words: string): string {
  const [head = ''] = words.split(/[：:；;，,]/);
  return head;
}
