import styled from 'styled-components';
import { addresses } from '../../../addresses/addresses';
import { Button } from '../../../components/Button/Button';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { formatCount } from '../../../text/format/money';
import { color, fontSize, fontWeight, space } from '../../../tokens';
import type { TeamNode, TeamScreenProps } from './team';
import { teamMessages } from './messages';

interface TeamRestProps extends Pick<TeamScreenProps<TeamNode>, 'onRestRequest'> {
  nodes: readonly TeamNode[];
  /** The tree is the member's own, whose team has a list too. */
  isOwn: boolean;
}

/** "500 of 1,005": how much of each large team is shown, with a button for the rest where the server has pages. */
export function TeamRest({ nodes, isOwn, onRestRequest }: TeamRestProps) {
  const partial = nodes.filter(({ rest }) => rest !== undefined);
  if (partial.length === 0) return null;
  return (
    <Rows role="status">
      {partial.map(({ id, username = '', parent, rest }) => (
        <Row key={id}>
          <span>
            <bdi translate="no">{username}</bdi>{' '}
            {rest &&
              teamMessages.selectShown({ shown: formatCount(rest.shown), total: formatCount(rest.total) })}
          </span>
          {rest?.nextPage !== undefined && onRestRequest && (
            <Button
              size="small"
              aria-label={teamMessages.showMoreFor({ username })}
              onClick={() => onRestRequest(username, rest.nextPage ?? 1)}
            >
              {teamMessages.showMore}
            </Button>
          )}
          {rest?.nextPage === undefined && parent < 0 && isOwn && (
            <LinkAlone href={addresses.directReferrals}>{teamMessages.allReferrals}</LinkAlone>
          )}
        </Row>
      ))}
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${space[1]};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  bdi {
    color: ${color.ink};
    font-weight: ${fontWeight.strong};
  }
`;
