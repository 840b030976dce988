import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Icon } from '../../../components/Icon/Icon';
import { Moment } from '../../../components/Moment/Moment';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { color, fontSize, media, space } from '../../../tokens';
import type { Mt5Account, Mt5AccountScreenProps } from './Mt5AccountScreen.types';
import { mt5Words } from './mt5Words';

interface AccountSheetProps extends Pick<
  Mt5AccountScreenProps,
  'account' | 'readAt' | 'stale' | 'onRefreshed'
> {
  shown: Mt5Account | undefined;
  /** The figures. */
  children: ReactNode;
}

/** The sheet of the figures, with the kind of account, when they were read, and a quiet refresh. */
export function AccountSheet({ account, shown, readAt, stale, onRefreshed, children }: AccountSheetProps) {
  const refreshing = account.state === 'ready' && account.refreshing === true;
  const at = readAt === undefined ? undefined : new Date(readAt).toISOString();
  return (
    <Card
      padded={false}
      aria-busy={account.state === 'loading' || refreshing || undefined}
      heading={mt5Words.figuresTitle}
      aside={
        <Aside>
          <p role="status">
            {stale && !refreshing && <Stale>{mt5Words.stale} </Stale>}
            {at !== undefined && (
              <>
                {mt5Words.readAt} <Moment at={at} form="dayTime" />
              </>
            )}
          </p>
          {shown?.type !== undefined && (
            <StatusPill variant={shown.live ? 'good' : 'neutral'}>
              {shown.live ? mt5Words.live : shown.type}
            </StatusPill>
          )}
          <Button
            size="small"
            icon={<Icon name="refresh" />}
            disabled={shown === undefined}
            busy={refreshing}
            aria-label={mt5Words.refreshFigures}
            onClick={onRefreshed}
          >
            {mt5Words.refresh}
          </Button>
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

const Stale = styled.span`
  color: ${color.bad};
`;
