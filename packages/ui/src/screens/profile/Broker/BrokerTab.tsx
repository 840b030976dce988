import { FieldSkeletons } from '../../../components/FieldSkeletons/FieldSkeletons';
import { RemoteCard } from '../SettingCard/RemoteCard';
import { profileMessages } from '../messages';
import { BrokerForm } from './BrokerForm';
import type { BrokerTabProps } from './BrokerTab.types';

/** The member's broker account. The pane has no tab button (A §2, D40). */
export function BrokerTab({ broker, ...rest }: BrokerTabProps) {
  return (
    <RemoteCard
      heading={profileMessages.brokerSetting}
      lead={profileMessages.yourTradingAccountAsThe}
      remote={broker}
      skeleton={<FieldSkeletons count={7} />}
    >
      {(details) => <BrokerForm details={details} {...rest} />}
    </RemoteCard>
  );
}
