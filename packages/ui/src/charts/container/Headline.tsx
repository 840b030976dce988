import { keepFigures } from '../../text/format/keepFigures';
import styled from 'styled-components';
import { Money } from '../../components/Money/Money';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { color, fontSize, fontWeight, space } from '../../tokens';
import type { Summary, Unit } from '../chart';
import { plainText, wholeText } from '../units';
import type { FigureId, MoneyFigure } from '../../text/figures/meanings';

interface HeadlineProps {
  figure: FigureId;
  unit: Unit;
  /** Absent while loading; the layout stays the same. */
  summary: Summary | undefined;
}

/** The chart in figures and text. */
export function Headline({ figure: meaning, unit, summary }: HeadlineProps) {
  if (!summary) {
    return (
      <div>
        <Line>
          <Skeleton inlineSize="9rem" blockSize={fontSize.money} />
        </Line>
        <Sentence>
          <Skeleton inlineSize="70%" />
        </Sentence>
      </div>
    );
  }
  const { figure, change, sentence } = summary;
  return (
    <div>
      {(figure !== undefined || change) && (
        <Line>
          {figure !== undefined && <Figure meaning={meaning} value={figure} unit={unit} />}
          {change && <Changed $meaning={change.meaning}>{keepFigures(change.words)}</Changed>}
        </Line>
      )}
      <Sentence>{keepFigures(sentence)}</Sentence>
    </div>
  );
}

const Figure = ({ meaning, value, unit }: { meaning: FigureId; value: string; unit: Unit }) =>
  unit === 'money' ? (
    <Money figure={meaning as MoneyFigure} value={plainText(value, unit)} variant="display" />
  ) : (
    <Count translate="no">{wholeText(value, unit)}</Count>
  );

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[2]};
  min-block-size: 2rem;
  line-height: 1.25;

  /* A long figure breaks rather than leave its card. */
  > span {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

const Count = styled.span`
  font-size: ${fontSize.money};
  font-weight: ${fontWeight.money};
  letter-spacing: -0.03em;
  line-height: 1;
`;

const meanings = { good: color.good, bad: color.bad, plain: color.inkMuted } as const;

const Changed = styled.span<{ $meaning: keyof typeof meanings }>`
  color: ${({ $meaning }) => meanings[$meaning]};
  font-weight: ${fontWeight.strong};
`;

const Sentence = styled.p`
  min-block-size: 1lh;
  padding-block-start: ${space[1]};
  color: ${color.inkMuted};
  overflow-wrap: anywhere;
`;
