import styled from 'styled-components';
import { addresses, toTreePath } from '../../../addresses/addresses';
import { copyText } from '../../../components/CopyButton/copyText';
import { IconButton } from '../../../components/IconButton/IconButton';
import { IconButtonLink } from '../../../components/IconButton/IconButtonLink';
import { directReferralsMessages } from './messages';

export interface ReferralActionsProps {
  username: string;
  /** The username was copied, or not. */
  onCopied: (done: boolean) => void;
  /** Share was pressed for this member's link. */
  onShared: (username: string) => void;
}

/** What to do with a member: find them in the tree, copy their username, share their link. */
export function ReferralActions({ username, onCopied, onShared }: ReferralActionsProps) {
  return (
    <Row>
      <IconButtonLink
        icon="tree"
        label={directReferralsMessages.openInTree({ username })}
        href={toTreePath(addresses.directTree, username)}
      />
      <IconButton
        size="small"
        icon="copy"
        label={directReferralsMessages.copyUsername({ username })}
        onClick={() => void copyText(username).then(onCopied)}
      />
      <IconButton
        size="small"
        icon="share"
        label={directReferralsMessages.shareLink({ username })}
        onClick={() => onShared(username)}
      />
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
`;
