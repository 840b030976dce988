import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { Icon } from '../../../components/Icon/Icon';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { formatFigureCount } from '../../../text/figures/figure';
import { clipped } from '../../../theme/hidden';
import { border, color, fontSize, fontWeight, media, space } from '../../../tokens';
import type { FollowUpGroup, GroupName } from './followUp';
import { FollowUpRow } from './FollowUpRow';
import { followUpMessages } from './messages';

export interface GroupActions {
  /** The packages' address for an unpaid or silent member. */
  onPackagesShare: (username: string) => void;
  /** The link of a member who bought. */
  onLinkShare: (username: string) => void;
}

interface FollowUpGroupRowsProps extends GroupActions {
  name: GroupName;
  group: FollowUpGroup;
}

/** The rows that are reserved while a group loads. */
const expected = 3;

/** The first members of a group with their reason and one action, under the group's heading and whole. */
export function FollowUpGroupRows({ name, group, ...actions }: FollowUpGroupRowsProps) {
  const { leg, members, total, href } = group;
  if (members.state === 'ready' && members.data.length === 0) return null;
  const heading = name === 'unpaid' && leg ? followUpMessages.unpaidOn[leg] : followUpMessages.groups[name];
  const link =
    total === undefined
      ? followUpMessages.seeAll
      : followUpMessages.all({ count: formatFigureCount(name, total) });
  return (
    <Group aria-label={heading} aria-busy={members.state === 'loading'}>
      <Head>
        <h2>{heading}</h2>
        {members.state === 'ready' && (total === undefined || total > members.data.length) && (
          <LinkAlone href={href} aria-label={followUpMessages.allOf({ link, group: heading })}>
            {link}
          </LinkAlone>
        )}
      </Head>
      {toRows()}
    </Group>
  );

  function toRows(): ReactNode {
    switch (members.state) {
      case 'failed':
        return (
          <ErrorState message={members.message} reference={members.reference} onRetry={members.onRetry} />
        );
      case 'loading':
        return Array.from({ length: expected }, (_, at) => (
          <Waiting key={at}>
            <Skeleton inlineSize="40%" />
          </Waiting>
        ));
      case 'ready':
        return (
          <ul>
            {members.data.map((member) => (
              <FollowUpRow key={member.id} name={name} member={member}>
                <Share name={name} username={member.username} {...actions} />
              </FollowUpRow>
            ))}
          </ul>
        );
    }
  }
}

interface ShareProps extends GroupActions {
  name: GroupName;
  username: string;
}

/** Who bought can invite others; who hasn't sees the packages. Phones have space for the icon alone. */
function Share({ name, username, onPackagesShare, onLinkShare }: ShareProps) {
  const isBuyer = name === 'bought';
  return (
    <Button
      variant="soft"
      size="small"
      aria-haspopup="dialog"
      aria-label={
        isBuyer
          ? followUpMessages.shareLinkFor({ username })
          : followUpMessages.sharePackagesWith({ username })
      }
      icon={<Icon name="share" />}
      onClick={() => (isBuyer ? onLinkShare : onPackagesShare)(username)}
    >
      <Wide>{isBuyer ? followUpMessages.shareLink : followUpMessages.sharePackages}</Wide>
    </Button>
  );
}

const Wide = styled.span`
  white-space: nowrap;

  ${media.phone} {
    ${clipped}
  }
`;

const Group = styled.section`
  min-inline-size: 0;
  container-type: inline-size;

  ul {
    padding: 0;
    list-style: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[3]};
  padding-block-end: ${space[1.5]};
  border-block-end: ${border.hair} solid ${color.line};

  h2 {
    font-size: ${fontSize.base};
    font-weight: ${fontWeight.heading};
  }
`;

const Waiting = styled.div`
  display: grid;
  align-items: center;
  block-size: 3.75rem;
  border-block-end: ${border.hair} solid ${color.line};
`;
