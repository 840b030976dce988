import { FieldSkeletons } from '../../../components/FieldSkeletons/FieldSkeletons';
import { RemoteCard } from '../SettingCard/RemoteCard';
import { profileWords } from '../profileWords';
import { BrokerForm } from './BrokerForm';
import type { BrokerTabProps } from './BrokerTab.types';

/** The member's account at the broker; a pane without a tab (A §2, D40). */
export function BrokerTab({ broker, ...rest }: BrokerTabProps) {
  return (
    <RemoteCard
      heading={profileWords.brokerSetting}
      lead={profileWords.yourTradingAccountAsThe}
      remote={broker}
      skeleton={<FieldSkeletons count={7} />}
    >
      {(details) => <BrokerForm details={details} {...rest} />}
    </RemoteCard>
  );
}
