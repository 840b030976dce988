export interface OfflineBarProps {
  offline: boolean;
}

/** Says that the network is gone; the session stays (D36). */
export function OfflineBar({ offline }: OfflineBarProps) {
  return <p role="status">{offline ? 'You are offline. What you see may be old.' : null}</p>;
}
