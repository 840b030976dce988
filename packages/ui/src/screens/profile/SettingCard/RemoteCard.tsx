import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import type { Remote } from '../../../remote';
import { SettingCard, type SettingCardProps } from './SettingCard';

interface RemoteCardProps<T> extends Pick<SettingCardProps, 'heading' | 'lead' | 'size'> {
  remote: Remote<T>;
  /** Skeleton in the layout of the loaded data. */
  skeleton: ReactNode;
  aside?: (data: T) => ReactNode;
  children: (data: T) => ReactNode;
}

/** A setting with remote state, with its own skeleton, failure and retry. */
export function RemoteCard<T>(props: RemoteCardProps<T>) {
  const { heading, lead, size = 'base', remote, skeleton, aside, children } = props;
  return (
    <SettingCard
      heading={heading}
      lead={lead}
      size={size}
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
        return <ErrorState message={remote.message} reference={remote.reference} onRetry={remote.onRetry} />;
      case 'ready':
        return children(remote.data);
    }
  }
}
