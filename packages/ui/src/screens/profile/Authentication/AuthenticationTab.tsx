import { profileTexts } from '../../../text/messages';
import { RemoteCard } from '../SettingCard/RemoteCard';
import { AuthenticationForm } from './AuthenticationForm';
import type { AuthenticationTabProps } from './AuthenticationTab.types';
import { ChoiceSkeletons } from './ChoiceSkeletons';
import { profileMessages } from '../messages';

/** How the member confirms sign-ins and payments (A §4 "Authentication type"). */
export function AuthenticationTab({ authentication, ...rest }: AuthenticationTabProps) {
  return (
    <RemoteCard
      heading={profileTexts.authentication}
      lead={profileMessages.chooseHowYouConfirmSign}
      remote={authentication}
      skeleton={<ChoiceSkeletons />}
    >
      {(state) => <AuthenticationForm state={state} {...rest} />}
    </RemoteCard>
  );
}
