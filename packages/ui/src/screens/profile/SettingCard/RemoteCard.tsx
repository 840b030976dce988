import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import type { Remote } from '../../../remote';
import { FieldPlaces } from './FieldPlaces';
import { SettingCard } from './SettingCard';

interface RemoteCardProps<T> {
  heading: string;
  lead?: ReactNode;
  remote: Remote<T>;
  /** How many fields the card will have. */
  places: number;
  /** Stands for `places` fields while the data loads, in the layout that it will have. */
  skeleton?: ReactNode;
  aside?: (data: T) => ReactNode;
  children: (data: T) => ReactNode;
}

/** A setting whose present state the server knows: its own skeleton, failure and retry. */
export function RemoteCard<T>(props: RemoteCardProps<T>) {
  const { heading, lead, remote, places, skeleton, aside, children } = props;
  return (
    <SettingCard
      heading={heading}
      lead={lead}
      busy={remote.state === 'loading'}
      aside={remote.state === 'ready' ? aside?.(remote.data) : undefined}
    >
      {body()}
    </SettingCard>
  );

  function body() {
    switch (remote.state) {
      case 'loading':
        return skeleton ?? <FieldPlaces count={places} />;
      case 'failed':
        return <ErrorState message={remote.message} onRetry={remote.onRetry} />;
      case 'ready':
        return children(remote.data);
    }
  }
}
