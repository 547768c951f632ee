import './generals.css';
import type { CardView, Seat } from '@lianhuan/kernel';
import type { Role } from '@lianhuan/sanguozhi';
import { CardTag } from '../../../../board/cards/card-tag.tsx';
import { Slots } from '../../../../board/cards/slots.tsx';
import { useOwnedNames } from '../../../../board/seat-name.ts';
import { useSanguozhiWords } from '../../words.ts';
import { playerOf, useSanguozhiView } from '../sanguozhi-view.ts';
import { FieldCard } from './field-card.tsx';

const ROLES = ['main', 'adviser', 'deputy'] as const satisfies readonly Role[];

/** 主将, 军师 and 副将, with the treasures they bear tucked below them. */
export function Generals({ seat }: { readonly seat: Seat }) {
  const { t } = useSanguozhiWords();
  const nameOf = useOwnedNames();
  const seen = useSanguozhiView();
  const { slots, mainLost } = playerOf(seen, seat);
  const treasures = seen.of(seat, 'treasures');
  return (
    <section
      className="generals"
      aria-label={nameOf(seat, t('board.generals'))}
      data-zone={treasures.id}
      data-bears={treasures.count > 0 || undefined}
    >
      {mainLost && slots.main.count === 0 && (
        <div className="slots">
          <div className="slot slot-free slot-lost">
            <span>{t('role.main.lost')}</span>
          </div>
        </div>
      )}
      {ROLES.map((role) => (
        <Slots
          key={role}
          zone={seen.of(seat, role)}
          name={t(`role.${role}`)}
          count={slots[role].count}
        >
          {(card) => (
            <>
              <FieldCard card={card} />
              <Treasures of={card} among={treasures.cards ?? []} />
            </>
          )}
        </Slots>
      ))}
    </section>
  );
}

interface TreasuresProps {
  readonly of: CardView;
  readonly among: readonly CardView[];
}

function Treasures({ of, among }: TreasuresProps) {
  const borne = among.filter(({ host }) => host === of.handle);
  if (borne.length === 0) return null;
  return (
    <div className="treasures">
      {borne.map((card) => (
        <CardTag key={card.handle} card={card} />
      ))}
    </div>
  );
}
