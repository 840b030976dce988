import type { ComponentType } from 'react';
import styled from 'styled-components';
import { Badge } from '../../../components/Badge/Badge';
import { Button } from '../../../components/Button/Button';
import { IconButton } from '../../../components/IconButton/IconButton';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { LazyModule } from '../../../components/LazyPart/LazyModule';
import { addOverlay } from '../../../components/LazyPart/overlays';
import { errorTexts, newsTexts } from '../../../text/messages';
import { border, color, fontSize, fontWeight, media, space } from '../../../tokens';
import { Anchor, Panel } from '../../Disclosure/Panel';
import { useDisclosure } from '../../Disclosure/useDisclosure';
import type { LatestListProps } from './LatestList';
import { LatestWaiting } from './LatestWaiting';
import { withUnread } from '../IconLink';
import { appShellMessages } from '../messages';

export interface NotificationsMenuProps extends Omit<LatestListProps, 'onNavigate'> {
  /** Marks the notifications as read, then opens the full list, even when marking fails (D62). */
  onAllNotificationsOpen: () => void;
}

const loadList = (): Promise<ComponentType<LatestListProps>> =>
  import('./LatestList').then(({ LatestList }) => LatestList);

addOverlay(loadList);

/** The bell with its unread count. It opens the latest notifications (A §2). */
export function NotificationsMenu({ notifications, now, onAllNotificationsOpen }: NotificationsMenuProps) {
  const { open, close, root, trigger, panel } = useDisclosure<HTMLDivElement>();
  const unread = notifications.state === 'ready' ? notifications.data.unreadCount : 0;
  return (
    <Anchor ref={root}>
      <IconButton icon="bell" label={withUnread(appShellMessages.notifications, unread)} {...trigger}>
        <Badge count={unread} />
      </IconButton>
      {open && (
        <Sheet {...panel} role="group" aria-label={appShellMessages.latestNotifications}>
          <Title>{appShellMessages.notifications}</Title>
          <LazyModule
            load={loadList}
            props={{ notifications, now, onNavigate: close }}
            fallback={<LatestWaiting />}
            failed={(retry) => <ErrorState message={errorTexts.somethingWrongTryAgain} onRetry={retry} />}
          />
          <Foot>
            <Button
              onClick={() => {
                close();
                onAllNotificationsOpen();
              }}
            >
              {newsTexts.seeAllNotifications}
            </Button>
          </Foot>
        </Sheet>
      )}
    </Anchor>
  );
}

const Sheet = styled(Panel)`
  display: grid;
  ${media.fromTablet} {
    inline-size: 24rem;
  }
`;

const Title = styled.p`
  padding: ${space[3]} ${space[4]} ${space[2]};
  font-size: ${fontSize.title};
  font-weight: ${fontWeight.heading};
`;

const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: grid;
  padding: ${space[3]};
  background: ${color.surface};
  border-block-start: ${border.hair} solid ${color.line};
`;
