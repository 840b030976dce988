import type { MouseEvent, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Sheet } from '../../../components/Card/Card';
import { Icon } from '../../../components/Icon/Icon';
import { PlainLink } from '../../../components/Link/PlainLink';
import { Money } from '../../../components/Money/Money';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { color, duration, fontSize, fontWeight, media, space } from '../../../tokens';

/** Amounts are USD as decimal strings ('12480.50'). An absent one shows '--'. */
export type Amount = string | undefined;

export interface WalletBalances {
  payIn: Amount;
  payOut: Amount;
  live: Amount;
  pamm: Amount;
}

interface WalletCardProps {
  label: string;
  balance: Amount;
  loading: boolean;
  /** The wallet that receives money first. */
  main?: boolean;
  /** The wallet whose transactions it opens. Absent where the card has no link (A §2). */
  opens?: { href: string; onOpened: () => void } | undefined;
}

/** One wallet and its balance. */
export function WalletCard({ label, balance, loading, main = false, opens }: WalletCardProps) {
  return (
    <Face main={main} opens={opens}>
      <Label>
        {label}
        {opens && <Icon name="chevronRight" />}
      </Label>
      <Balance $long={(balance?.length ?? 0) > longBalance}>
        {loading ? (
          <Skeleton inlineSize="8rem" blockSize="1em" />
        ) : (
          <Money value={balance} variant="display" />
        )}
      </Balance>
    </Face>
  );
}

interface FaceProps {
  main: boolean;
  opens: WalletCardProps['opens'];
  children: ReactNode;
}

function Face({ main, opens, children }: FaceProps) {
  if (!opens) return <Plain as="div">{children}</Plain>;
  const open = (event: MouseEvent) => {
    // The browser opens a new tab or window on its own, and the address contains the filter.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    opens.onOpened();
  };
  return (
    <Way as={PlainLink} href={opens.href} $main={main} onClick={open}>
      {children}
    </Way>
  );
}

const Plain = styled(Sheet)`
  container-type: inline-size;
  display: grid;
  align-content: space-between;
  gap: ${space[4]};
  padding: ${space[4]};

  ${media.phone} {
    padding: ${space[4]};
  }
`;

const mainLook = css`
  --cents: ${color.onAccent};
  --label: ${color.onAccent};
  background: ${color.accent};
  border-color: ${color.accent};
  color: ${color.onAccent};
  ${media.hover} {
    &:hover {
      background: ${color.accentHover};
      border-color: ${color.accentHover};
    }
  }
`;

const Way = styled(Plain)<{ $main: boolean; href?: string }>`
  transition:
    background ${duration.quick},
    border-color ${duration.quick};
  ${media.hover} {
    &:hover {
      border-color: ${color.lineStrong};
    }
  }
  ${({ $main }) => $main && mainLook}
`;

const Label = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  font-size: ${fontSize.base};
  font-weight: ${fontWeight.medium};
  color: var(--label, ${color.inkMuted});
`;

/** A longer balance has a smaller font, so it is never cut. */
const longBalance = 12;

const Balance = styled.span<{ $long: boolean }>`
  display: flex;
  align-items: end;
  block-size: clamp(0.875rem, 15.5cqi, ${fontSize.money});
  font-size: clamp(0.875rem, ${({ $long }) => ($long ? 10 : 15.5)}cqi, ${fontSize.money});

  > * {
    font-size: inherit;
  }
`;
