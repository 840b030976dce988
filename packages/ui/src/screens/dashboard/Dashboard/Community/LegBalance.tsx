import styled from 'styled-components';
import { Skeleton } from '../../../../components/Skeleton/Skeleton';
import { StackedBar } from '../../../../components/StackedBar/StackedBar';
import { keepFigures } from '../../../../text/format/keepFigures';
import { formatCount } from '../../../../text/format/money';
import { percentMessages } from '../../../../text/percentMessages';
import { color, fontSize, fontWeight, radius, space } from '../../../../tokens';
import { formatFigureCount, type NamedFigure } from '../../../../text/figures/figure';
import type { CountFigure } from '../../../../text/figures/meanings';
import { communityMessages } from './messages';

/** A part in whole per cent of a whole. Undefined for a whole of 0. */
const toShare = (part: number, whole: number): number | undefined =>
  whole > 0 ? Math.round((part / whole) * 100) : undefined;

export interface LegBalanceProps {
  /** What both legs count: members or bots. */
  title: string;
  /** The names of both counts, which say what they count (D142). */
  labels: { left: NamedFigure<CountFigure>; right: NamedFigure<CountFigure> };
  /** Absent shows '--'. */
  left: number | undefined;
  right: number | undefined;
  loading: boolean;
}

/** Both legs' counts, as shares of their whole. */
export function LegBalance({ title, labels, left, right, loading }: LegBalanceProps) {
  const whole = (left ?? 0) + (right ?? 0);
  const isKnown = left !== undefined && right !== undefined;
  const share = isKnown ? toShare(left, whole) : undefined;
  return (
    <Balance>
      <Head dir="auto">
        <Title>{title}</Title>
        <span>{isKnown && keepFigures(communityMessages.inAll({ count: formatCount(whole) }))}</span>
      </Head>
      <StackedBar
        parts={[
          { size: left ?? 0, color: color.legLeft },
          { size: right ?? 0, color: color.legRight },
        ]}
      />
      <Counts>
        <Leg leg="left" label={labels.left} {...{ count: left, share, loading }} />
        <Leg
          leg="right"
          label={labels.right}
          share={share === undefined ? undefined : 100 - share}
          {...{ count: right, loading }}
        />
      </Counts>
    </Balance>
  );
}

interface LegProps {
  leg: 'left' | 'right';
  label: NamedFigure<CountFigure>;
  count: number | undefined;
  share: number | undefined;
  loading: boolean;
}

function Leg({ leg, label, count, share, loading }: LegProps) {
  return (
    <div>
      <Label $leg={leg} dir="auto">
        {label.title}
      </Label>
      <dd>
        {loading ? (
          <Skeleton inlineSize="3rem" />
        ) : (
          <Count>{keepFigures(formatFigureCount(label.figure, count))}</Count>
        )}
        {share !== undefined && <Share>{keepFigures(percentMessages.of({ percent: share }))}</Share>}
      </dd>
    </div>
  );
}

/* Left stays on the left in every reading direction. */
const Balance = styled.div`
  direction: ltr;
  display: grid;
  gap: ${space[2]};
  padding-block-end: ${space[4]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[3]};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;

const Title = styled.h3`
  color: ${color.ink};
  font-size: inherit;
  font-weight: ${fontWeight.current};
`;

const Counts = styled.dl`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};

  > :last-child {
    text-align: end;
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[2]};
  }
  > :last-child dd {
    flex-direction: row-reverse;
  }
`;

const Label = styled.dt<{ $leg: 'left' | 'right' }>`
  text-align: -webkit-match-parent;
  text-align: match-parent;
  color: ${({ $leg }) => ($leg === 'left' ? color.legLeft : color.legRight)};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.link};

  &::before {
    content: '';
    display: inline-block;
    inline-size: 0.1875rem;
    block-size: 0.6875rem;
    margin-inline-end: ${space[1.5]};
    border-radius: ${radius.full};
    background: currentColor;
    vertical-align: -1px;
  }
`;

const Count = styled.span`
  font-size: ${fontSize.dialog};
  font-weight: ${fontWeight.money};
  letter-spacing: -0.015em;
`;

const Share = styled.span`
  color: ${color.inkMuted};
  font-size: ${fontSize.small};
`;
