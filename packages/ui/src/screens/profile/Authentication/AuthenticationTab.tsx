import { profileTexts } from '../../../text/messages';
import { RemoteCard } from '../SettingCard/RemoteCard';
import { AuthenticationForm } from './AuthenticationForm';
import type { AuthenticationTabProps } from './AuthenticationTab.types';
import { ChoiceSkeletons } from './ChoiceSkeletons';

/** How the member confirms sign-ins and payments (A §4 "Authentication type"). */
export function AuthenticationTab({ authentication, ...rest }: AuthenticationTabProps) {
  return (
    <RemoteCard
      heading={profileTexts.authentication}
      lead="Choose how you confirm sign-ins, withdrawals, transfers and changes to your account."
      remote={authentication}
      skeleton={<ChoiceSkeletons />}
    >
      {(state) => <AuthenticationForm state={state} {...rest} />}
    </RemoteCard>
  );
}
