import styled from 'styled-components';
import { Money } from '../../../../components/Money/Money';
import {
  border,
  color,
  control,
  duration,
  fontSize,
  fontWeight,
  media,
  radius,
  space,
} from '../../../../tokens';
import { mt5Balance, mt5Equity } from '../figures';

/** The summary of one of the member's accounts. Values that the server does not send are left out (D113). */
export interface Mt5AccountGlance {
  /** Unique among the accounts. Absent: the account's number is. */
  key?: string;
  /** The account's number: digits and dots. */
  login: string;
  /** The broker's name for it. */
  nickname?: string | undefined;
  /** The trading server of the account. */
  server?: string | undefined;
  /** Decimal texts, USD. */
  balance?: string | undefined;
  equity?: string | undefined;
}

interface AccountCardProps {
  account: Mt5AccountGlance;
  /** The account whose details are below. */
  current: boolean;
  /** Absent where there is no other account. */
  onSelect: (() => void) | undefined;
}

/** One account: its name, number, server and value. Unknown values are left out. */
export function AccountCard({ account, current, onSelect }: AccountCardProps) {
  const { login, nickname, server } = account;
  const below = [nickname === undefined ? undefined : login, server].filter((text) => text !== undefined);
  const figures = [
    [mt5Balance, account.balance],
    [mt5Equity, account.equity],
  ] as const;
  return (
    <Face
      {...(onSelect ? { type: 'button', onClick: onSelect } : { as: 'div' })}
      aria-current={current || undefined}
    >
      <Names>
        <b>
          <bdi translate="no">{nickname ?? login}</bdi>
        </b>{' '}
        {below.length > 0 && (
          <span>
            {below.map((text, index) => (
              <span key={text}>
                {index > 0 && ' · '}
                <bdi translate="no">{text}</bdi>
              </span>
            ))}
          </span>
        )}
      </Names>{' '}
      {figures.some(([, value]) => value !== undefined) && (
        <Figures>
          {figures.map(
            ([{ figure, title }, value]) =>
              value !== undefined && (
                <span key={figure}>
                  <span>{title}</span> <Money figure={figure} value={value} />{' '}
                </span>
              ),
          )}
        </Figures>
      )}
    </Face>
  );
}

const Face = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-block-size: ${control.touch};
  padding: ${space[3]} ${space[4]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${color.shadowCard};
  text-align: start;
  transition: background ${duration.quick};

  ${media.hover} {
    &:is(button):hover:not([aria-current]) {
      background: ${color.sunken};
    }
  }
  /* One alone is nothing to choose. */
  &:is(button)[aria-current] {
    border-color: ${color.accentInk};
    background: ${color.accentSoft};
  }
`;

const Names = styled.span`
  display: grid;
  flex: 1 1 9rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > b {
    font-weight: ${fontWeight.current};
  }
  > span {
    color: ${color.inkMuted};
    font-size: ${fontSize.label};
    font-variant-numeric: tabular-nums;
  }
`;

/* Stacked labels and amounts. An amount that is too long wraps, and none is cut. */
const Figures = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, auto);
  gap: 0 ${space[3]};
  font-weight: ${fontWeight.current};
  text-align: end;

  > span {
    display: grid;
    grid-column: span 2;
    grid-template-columns: subgrid;
    align-items: baseline;
  }
  > span > span:first-child {
    color: ${color.inkMuted};
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.regular};
    text-align: start;
  }
  > span > span:last-child {
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;
