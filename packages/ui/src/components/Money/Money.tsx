import styled from 'styled-components';
import { moneyParts, noFigure, type MoneyFormat } from '../../text/format/money';
import { color, fontSize, fontWeight } from '../../tokens';

export interface MoneyProps extends MoneyFormat {
  /** Decimal text; a missing or malformed one shows `--`. */
  value: string | null | undefined;
  /** `display` in wallet cards: large and tight, its cents smaller and lighter. Default `text`. */
  look?: 'text' | 'display';
  /** Meaning, never decoration: `good` for credit and profit, `bad` for loss. Its sign says the same. */
  tone?: 'plain' | 'good' | 'bad';
}

/** An amount of money. */
export function Money({ value, look = 'text', tone = 'plain', ...format }: MoneyProps) {
  const parts = moneyParts(value, format);
  if (!parts) return <Amount $look={look}>{noFigure}</Amount>;
  return (
    <Amount $look={look} $tone={tone}>
      {`${parts.sign}${parts.symbol}${parts.whole}`}
      {look === 'display' ? <Cents>{parts.cents}</Cents> : parts.cents}
    </Amount>
  );
}

const tones = { plain: 'inherit', good: color.good, bad: color.bad } as const;

const Amount = styled.span<{ $look: 'text' | 'display'; $tone?: keyof typeof tones }>`
  color: ${({ $tone = 'plain' }) => tones[$tone]};
  font-weight: ${({ $look }) => ($look === 'display' ? fontWeight.money : 'inherit')};
  font-size: ${({ $look }) => ($look === 'display' ? fontSize.money : 'inherit')};
  letter-spacing: ${({ $look }) => ($look === 'display' ? '-0.03em' : '-0.01em')};
  line-height: ${({ $look }) => ($look === 'display' ? 1 : 'inherit')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  /* A sign stands before its figure, whichever way is read; so do the parts of a date (GlobalStyle). */
  direction: ltr;
  unicode-bidi: isolate;
`;

/* On an accent ground the cents keep the ground's own text colour: see --cents. */
const Cents = styled.small`
  font-size: 0.62em;
  font-weight: ${fontWeight.label};
  letter-spacing: -0.01em;
  color: var(--cents, ${color.inkFaint});
`;
