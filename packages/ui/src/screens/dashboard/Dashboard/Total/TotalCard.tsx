import styled from 'styled-components';
import { Card } from '../../../../components/Card/Card';
import { LazyFreshness } from '../../../../components/Freshness/LazyFreshness';
import type { Freshness } from '../../../../components/Freshness/freshness';
import { Money } from '../../../../components/Money/Money';
import { Skeleton } from '../../../../components/Skeleton/Skeleton';
import { StackedBar } from '../../../../components/StackedBar/StackedBar';
import type { Remote } from '../../../../remote';
import { figureMessages } from '../../../../text/figureMessages';
import { color, fontSize, fontWeight, media, printedColours, radius, space } from '../../../../tokens';
import type { AccountFigures } from '../Account/accountRows';
import type { WalletBalances } from '../WalletCard';
import { dashboardMessages } from '../messages';
import { toHoldings, type HoldingKind } from './holdings';

interface TotalCardProps {
  /** Undefined while they load. */
  wallets: WalletBalances | undefined;
  account: Remote<AccountFigures>;
  /** The age of all figures of the page. */
  freshness?: Freshness | undefined;
}

const looks = { available: color.ink, onHold: color.warn, invested: color.inkHalf } as const;

/** Everything the member has, in one figure and its parts. */
export function TotalCard({ wallets, account, freshness }: TotalCardProps) {
  const figures = account.state === 'ready' ? account.data : undefined;
  const { total, parts } = wallets ? toHoldings(wallets, figures) : { total: undefined, parts: [] };
  return (
    <Sheet
      heading={dashboardMessages.everything}
      aria-busy={!wallets}
      aside={
        freshness && (
          <Age>
            <LazyFreshness what={figureMessages.data} {...freshness} />
          </Age>
        )
      }
    >
      <Sum $long={(total?.length ?? 0) > longTotal}>
        {wallets ? (
          <Money value={total} variant="display" />
        ) : (
          <Skeleton inlineSize="10rem" blockSize="1em" />
        )}
      </Sum>
      <StackedBar size="thick" parts={parts.map(({ kind, size }) => ({ size, color: looks[kind] }))} />
      <Parts>
        {wallets
          ? parts.map(({ kind, amount }) => (
              <div key={kind}>
                <dt>
                  <Dot $kind={kind} />
                  {dashboardMessages[kind]}
                </dt>
                <dd>
                  <Money value={amount} />
                </dd>
              </div>
            ))
          : expected.map((kind) => (
              <div key={kind}>
                <dt>{dashboardMessages[kind]}</dt>
                <dd>
                  <Skeleton inlineSize="5rem" />
                </dd>
              </div>
            ))}
      </Parts>
    </Sheet>
  );
}

const expected: readonly HoldingKind[] = ['available', 'invested'];

/** A longer total has a smaller font, so it is never cut. */
const longTotal = 12;

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: ${space[3]};
  container-type: inline-size;
`;

/* As high as the heading, whatever its button needs, whose icon ends where the card's content does. */
const Age = styled.div`
  margin-block: calc(-1 * ${space[2]});
  margin-inline-end: calc(-1 * ${space[2]});

  > * > * {
    flex-wrap: nowrap;
    font-size: ${fontSize.small};
  }
  ${media.handheld} {
    button {
      margin-inline-start: calc(-1 * ${space[2]});
    }
  }
`;

const Sum = styled.p<{ $long: boolean }>`
  min-block-size: 2.25rem;
  font-size: clamp(1rem, ${({ $long }) => ($long ? 8 : 12)}cqi, 2.25rem);
  line-height: 1;

  > * {
    font-size: inherit;
  }
`;

const Parts = styled.dl`
  display: grid;
  gap: ${space[2]};

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[4]};
  }
  dt {
    display: flex;
    align-items: baseline;
    gap: ${space[2]};
    color: ${color.inkMuted};
    font-size: ${fontSize.label};
  }
  dd {
    font-weight: ${fontWeight.money};
  }
  dd > span {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  ${media.fromTablet} {
    @container (min-width: 22rem) {
      grid-auto-flow: column;
      grid-auto-columns: auto;
      justify-content: space-between;

      > div {
        display: block;
      }
      dd {
        font-size: ${fontSize.figure};
      }
    }
  }
`;

const Dot = styled.span<{ $kind: HoldingKind }>`
  flex: none;
  inline-size: 0.5625rem;
  block-size: 0.5625rem;
  border-radius: ${radius.tiny};
  background: ${({ $kind }) => looks[$kind]};
  forced-color-adjust: none;
  ${printedColours}
`;
