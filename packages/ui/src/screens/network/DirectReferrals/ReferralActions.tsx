import styled from 'styled-components';
import { addresses, toTreePath } from '../../../addresses/addresses';
import { copyText } from '../../../components/CopyButton/copyText';
import { IconButton } from '../../../components/IconButton/IconButton';
import { IconButtonLink } from '../../../components/IconButton/IconButtonLink';
import { Menu } from '../../../components/Menu/Menu';
import { MenuItem } from '../../../components/Menu/MenuItem';
import { directReferralsMessages } from './messages';

export interface ReferralActionsProps {
  username: string;
  /** The username was copied, or not. */
  onCopied: (done: boolean) => void;
  /** Share was pressed for this member's link. */
  onShared: (username: string) => void;
}

/** What to do with a member: find them in the tree, and in a menu copy their username or share their link. */
export function ReferralActions({ username, onCopied, onShared }: ReferralActionsProps) {
  return (
    <Row>
      <IconButtonLink
        icon="tree"
        label={directReferralsMessages.openInTree({ username })}
        href={toTreePath(addresses.directTree, username)}
      />
      <Menu
        align="end"
        trigger={
          <IconButton size="small" icon="more" label={directReferralsMessages.moreFor({ username })} />
        }
      >
        <MenuItem
          icon="copy"
          label={directReferralsMessages.copyUsername({ username })}
          onSelect={() => void copyText(username).then(onCopied)}
        />
        <MenuItem
          icon="share"
          label={directReferralsMessages.shareLink({ username })}
          onSelect={() => onShared(username)}
        />
      </Menu>
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
`;
