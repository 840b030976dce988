import type { MouseEvent, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { PlainLink } from '../../../components/Link/PlainLink';
import { Money } from '../../../components/Money/Money';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { border, color, duration, fontSize, fontWeight, media, radius, space } from '../../../tokens';
import type { NamedFigure } from '../../../text/figures/figure';
import type { MoneyFigure } from '../../../text/figures/meanings';
import { narrow } from './Widget';

/** Amounts are USD as decimal strings ('12480.50'). An absent one shows '--'. */
export type Amount = string | undefined;

export interface WalletBalances {
  payIn: Amount;
  payOut: Amount;
  live: Amount;
  pamm: Amount;
  /** What waits for pending withdrawals and transfers. Absent where the server does not send it (D113). */
  hold?: Amount;
}

interface WalletCardProps {
  wallet: NamedFigure<MoneyFigure>;
  balance: Amount;
  loading: boolean;
  /** The wallet whose transactions it opens. Absent where the card has no link (A §2). */
  opens?: { href: string; onOpen: () => void } | undefined;
  /** A button next to the name. */
  action?: ReactNode;
}

/** One wallet and its balance, in a row. */
export function WalletCard({ wallet: { figure, title }, balance, loading, opens, action }: WalletCardProps) {
  return (
    <Item>
      <Face opens={opens}>
        <Label>{title}</Label>
        <Balance $long={(balance?.length ?? 0) > longBalance}>
          {loading ? (
            <Skeleton inlineSize="6rem" blockSize="1em" />
          ) : (
            <Money figure={figure} value={balance} variant="display" />
          )}
        </Balance>
      </Face>
      {action && <Action>{action}</Action>}
    </Item>
  );
}

function Face({ opens, children }: Pick<WalletCardProps, 'opens'> & { children: ReactNode }) {
  if (!opens) return <Plain>{children}</Plain>;
  const open = (event: MouseEvent) => {
    // The browser opens a new tab or window on its own, and the address contains the filter.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    opens.onOpen();
  };
  return (
    <Way href={opens.href} onClick={open}>
      {children}
    </Way>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: auto 1fr auto;
  column-gap: ${space[2]};
  min-block-size: 3.375rem;

  &:not(:first-child) {
    border-block-start: ${border.hair} solid ${color.line};
  }
  ${narrow} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const face = css`
  display: grid;
  grid-column: 1 / -1;
  grid-row: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  padding-inline: ${space[4]};
`;

const Plain = styled.div`
  ${face}
`;

const Way = styled(PlainLink)`
  ${face}
  border-radius: ${radius.card};
  color: inherit;
  transition: background ${duration.quick};
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`;

const Label = styled.span`
  color: ${color.inkMuted};
  font-weight: ${fontWeight.medium};
`;

/* It paints over the card's link, so each is pressed in its own area. */
const Action = styled.span`
  grid-row: 1;
  grid-column: 2;
  align-self: center;
  ${narrow} {
    grid-row: 2;
    grid-column: 1 / -1;
    padding: 0 ${space[4]} ${space[3]};
  }
`;

/** A longer balance has a smaller font, so it is never cut. */
const longBalance = 12;

const Balance = styled.span<{ $long: boolean }>`
  grid-column: -2;
  min-inline-size: 0;
  font-size: ${({ $long }) => ($long ? fontSize.base : fontSize.dialog)};

  > * {
    font-size: inherit;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
