import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../../../components/Card/Card';
import { Freshness } from '../../../components/Freshness/Freshness';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import type { Remote } from '../../../remote';
import { figureMessages } from '../../../text/figureMessages';
import { color, fontSize, media, space } from '../../../tokens';
import type { Mt5Account, Mt5Shown } from './mt5Account';
import { mt5Messages } from './messages';

export interface AccountSheetProps {
  account: Remote<Mt5Shown>;
  /** When the figures were loaded, in ms since 1970. */
  readAt?: number | undefined;
  /** The last refresh failed, so the figures are older. */
  stale: boolean;
  onRefresh: () => void;
  /** Absent while it loads. */
  shown: Mt5Account | undefined;
  /** The figures. */
  children: ReactNode;
}

/** The sheet of the figures, with the account type, the refresh time, and a quiet refresh. */
export function AccountSheet({ account, shown, readAt, stale, onRefresh, children }: AccountSheetProps) {
  const refreshing = account.state === 'ready' && account.refreshing === true;
  return (
    <Card
      padded={false}
      aria-busy={account.state === 'loading' || refreshing || undefined}
      heading={mt5Messages.figuresTitle}
      aside={
        <Aside>
          {shown?.type !== undefined && (
            <StatusPill variant={shown.live ? 'good' : 'neutral'}>
              {shown.live ? mt5Messages.live : shown.type}
            </StatusPill>
          )}
          <Freshness
            what={figureMessages.data}
            at={readAt}
            // There is nothing to refresh yet.
            refreshing={refreshing || shown === undefined}
            failed={stale}
            onRefresh={onRefresh}
          />
        </Aside>
      }
    >
      {children}
    </Card>
  );
}

const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  min-inline-size: 0;
  color: ${color.inkMuted};
  font-size: ${fontSize.label};

  ${media.phone} {
    flex-basis: 100%;
    justify-content: space-between;
  }
`;
