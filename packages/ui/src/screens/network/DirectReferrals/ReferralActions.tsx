import { useState } from 'react';
import styled from 'styled-components';
import { addresses, toTreePath } from '../../../addresses/addresses';
import { IconButton } from '../../../components/IconButton/IconButton';
import { IconButtonLink } from '../../../components/IconButton/IconButtonLink';
import { LazyModule } from '../../../components/LazyPart/LazyModule';
import { addOverlay } from '../../../components/LazyPart/overlays';
import { directReferralsMessages } from './messages';
import type { ReferralActionsProps } from './referral';

const loadMenu = () => import('./ReferralMenu').then(({ ReferralMenu }) => ReferralMenu);
addOverlay(loadMenu);

/** What to do with a member: find them in the tree, and in a menu copy their username or share their link. */
export function ReferralActions(props: ReferralActionsProps) {
  const { username } = props;
  const [isPressed, setPressed] = useState(false);
  // The press waits for the menu, which then opens.
  const button = (press: () => void) => (
    <IconButton
      size="small"
      icon="more"
      label={directReferralsMessages.moreFor({ username })}
      aria-haspopup="menu"
      aria-busy={isPressed || undefined}
      onClick={press}
    />
  );
  return (
    <Row>
      <IconButtonLink
        icon="tree"
        label={directReferralsMessages.openInTree({ username })}
        href={toTreePath(addresses.directTree, username)}
      />
      <LazyModule
        load={loadMenu}
        props={{ ...props, defaultOpen: isPressed }}
        fallback={button(() => setPressed(true))}
        failed={(retry) =>
          button(() => {
            setPressed(true);
            retry();
          })
        }
      />
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
`;
