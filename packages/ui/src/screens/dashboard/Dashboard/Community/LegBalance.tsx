import { keepFigures } from '../../../../text/format/keepFigures';
import styled from 'styled-components';
import { Skeleton } from '../../../../components/Skeleton/Skeleton';
import { formatCount } from '../../../../text/format/money';
import { color, easing, duration, fontSize, fontWeight, radius, space } from '../../../../tokens';
import { legShares } from './legShares';
import { dashboardMessages } from '../messages';

interface LegBalanceProps {
  /** Members on the leg. Absent shows '--'. */
  left: number | undefined;
  right: number | undefined;
  /** What the weaker leg lacks. '' where it is unknown. */
  sentence: string;
  loading: boolean;
}

/** Both legs' counts over a bar that grows from the middle. The bar shows the balance of the legs. */
export function LegBalance({ left, right, sentence, loading }: LegBalanceProps) {
  const shares = legShares(left, right);
  return (
    <Balance>
      <Counts>
        <Leg label={dashboardMessages.left} count={left} loading={loading} />
        <Leg label={dashboardMessages.right} count={right} loading={loading} />
      </Counts>
      <Bar aria-hidden>
        <LeftHalf>
          <span style={{ scale: `${shares.left / 100} 1` }} />
        </LeftHalf>
        <RightHalf>
          <span style={{ scale: `${shares.right / 100} 1` }} />
        </RightHalf>
      </Bar>
      <Sentence dir="auto">{loading ? <Skeleton inlineSize="80%" /> : keepFigures(sentence)}</Sentence>
    </Balance>
  );
}

function Leg({ label, count, loading }: { label: string; count: number | undefined; loading: boolean }) {
  return (
    <div>
      <dt dir="auto">{label}</dt>
      <dd>{loading ? <Skeleton inlineSize="3rem" /> : keepFigures(formatCount(count))}</dd>
    </div>
  );
}

/* Left stays on the left in every reading direction. */
const Balance = styled.div`
  direction: ltr;
  display: grid;
  gap: ${space[2]};
  padding-block-end: ${space[3]};
`;

const Counts = styled.dl`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};

  > div {
    flex: 1;
    display: flex;
    flex-direction: column-reverse;
  }
  > :last-child {
    text-align: end;
  }
  > :last-child dd > [aria-hidden] {
    margin-inline-start: auto;
  }
  dt {
    text-align: -webkit-match-parent;
    text-align: match-parent;
    font-size: ${fontSize.small};
    color: ${color.inkMuted};
  }
  dd {
    font-size: ${fontSize.count};
    font-weight: ${fontWeight.money};
    letter-spacing: -0.02em;
    line-height: 1.15;
  }
`;

/* It reserves two lines, so nothing below moves when the text loads. */
const Sentence = styled.p`
  min-block-size: 2lh;
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;

const Bar = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.1875rem;
`;

const Half = styled.span`
  display: flex;
  overflow: hidden;
  block-size: 0.5rem;
  background: ${color.sunken};
  /* The background carries meaning, so it is printed too. */
  print-color-adjust: exact;

  > span {
    inline-size: 100%;
    transition: scale ${duration.slow} ${easing.out};
    forced-color-adjust: none;
  }
`;

const LeftHalf = styled(Half)`
  border-start-start-radius: ${radius.full};
  border-end-start-radius: ${radius.full};

  > span {
    background: ${color.legLeft};
    /* Both grow from the middle, each to its own side. */
    transform-origin: right;
  }
`;

const RightHalf = styled(Half)`
  border-start-end-radius: ${radius.full};
  border-end-end-radius: ${radius.full};

  > span {
    background: ${color.legRight};
    /* As above. */
    transform-origin: left;
  }
`;
