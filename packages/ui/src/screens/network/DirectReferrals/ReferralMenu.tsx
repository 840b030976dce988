import { copyText } from '../../../components/CopyButton/copyText';
import { IconButton } from '../../../components/IconButton/IconButton';
import { Menu } from '../../../components/Menu/Menu';
import { MenuItem } from '../../../components/Menu/MenuItem';
import { directReferralsMessages } from './messages';
import type { ReferralActionsProps } from './referral';

interface ReferralMenuProps extends ReferralActionsProps {
  /** Its button was pressed before its code had loaded. */
  defaultOpen: boolean;
}

/** Copies a member's username or shares their link. */
export function ReferralMenu({ username, onCopy, onShare, defaultOpen }: ReferralMenuProps) {
  return (
    <Menu
      align="end"
      defaultOpen={defaultOpen}
      trigger={<IconButton size="small" icon="more" label={directReferralsMessages.moreFor({ username })} />}
    >
      <MenuItem
        icon="copy"
        label={directReferralsMessages.copyUsername({ username })}
        onSelect={() => void copyText(username).then(onCopy)}
      />
      <MenuItem
        icon="share"
        label={directReferralsMessages.shareLink({ username })}
        onSelect={() => onShare(username)}
      />
    </Menu>
  );
}
