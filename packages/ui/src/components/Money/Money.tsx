import styled from 'styled-components';
import { moneyParts, noFigure, type MoneyFormat } from '../../text/format/money';
import type { MoneyFigure } from '../../text/figures/meanings';
import { useAmountsHidden } from './useAmountsHidden';
import { color, fontSize, fontWeight } from '../../tokens';
import { getElementProps, type ElementProps } from '../elementProps';

export interface MoneyProps extends ElementProps<HTMLSpanElement>, MoneyFormat {
  /** What it means. An amount without a row in the table of meanings is a type error (text/figures/meanings.ts). */
  figure: MoneyFigure;
  /** Decimal text; a missing or invalid one shows `--`. */
  value: string | null | undefined;
  /** `display` for wallet cards: large and tight, with smaller and lighter cents. Default `text`. */
  variant?: 'text' | 'display';
  /** Meaning, not decoration: `good` for credit and profit, `bad` for loss. The sign has the same meaning. */
  tone?: 'plain' | 'good' | 'bad';
}

/** An amount of money, or dots while amounts are hidden. */
export function Money(props: MoneyProps) {
  const { figure: _figure, value, variant = 'text', tone = 'plain' } = props;
  const hidden = useAmountsHidden();
  const parts = moneyParts(value, { ...props, shown: props.shown ?? !hidden });
  const element = getElementProps(props);
  if (!parts)
    return (
      <Amount translate="no" data-variant={variant} {...element}>
        {noFigure}
      </Amount>
    );
  // A large amount may wrap for lack of room, but never after its sign.
  const sign = variant === 'display' && parts.sign !== '' ? `${parts.sign}\u2060` : parts.sign;
  return (
    <Amount translate="no" data-variant={variant} data-tone={tone} {...element}>
      {`${sign}${parts.symbol}${parts.whole}`}
      {variant === 'display' ? <Cents>{parts.cents}</Cents> : parts.cents}
    </Amount>
  );
}

/* Static, because a list has many. */
const Amount = styled.span`
  letter-spacing: -0.01em;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  /* A sign stands before its figure, whichever way is read; so do the parts of a date (GlobalStyle). */
  direction: ltr;
  unicode-bidi: isolate;

  &:where([data-tone='good']) {
    color: ${color.good};
  }
  &:where([data-tone='bad']) {
    color: ${color.bad};
  }
  &:where([data-variant='display']) {
    font-weight: ${fontWeight.money};
    font-size: ${fontSize.money};
    letter-spacing: -0.03em;
    line-height: 1;
  }
`;

/* On an accent background the cents keep the text colour: see --cents. */
const Cents = styled.small`
  font-size: 0.62em;
  font-weight: ${fontWeight.label};
  letter-spacing: -0.01em;
  color: var(--cents, ${color.inkFaint});
`;
