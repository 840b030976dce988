import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import type { Remote } from '../../../remote';
import { SettingCard, type SettingCardProps } from './SettingCard';

interface RemoteCardProps<T> extends Pick<SettingCardProps, 'heading' | 'lead' | 'room'> {
  remote: Remote<T>;
  /** Keeps the places of the data while it loads, in the layout that it will have. */
  skeleton: ReactNode;
  aside?: (data: T) => ReactNode;
  children: (data: T) => ReactNode;
}

/** A setting whose present state the server knows: its own skeleton, failure and retry. */
export function RemoteCard<T>(props: RemoteCardProps<T>) {
  const { heading, lead, room = 'base', remote, skeleton, aside, children } = props;
  return (
    <SettingCard
      heading={heading}
      lead={lead}
      room={room}
      busy={remote.state === 'loading'}
      aside={remote.state === 'ready' ? aside?.(remote.data) : undefined}
    >
      {body()}
    </SettingCard>
  );

  function body() {
    switch (remote.state) {
      case 'loading':
        return skeleton;
      case 'failed':
        return <ErrorState message={remote.message} onRetry={remote.onRetry} />;
      case 'ready':
        return children(remote.data);
    }
  }
}
