import styled from 'styled-components';
import { Icon } from '../../../components/Icon/Icon';
import { PlainLink } from '../../../components/Link/PlainLink';
import { Person } from '../../../components/Person/Person';
import { formatCount } from '../../../text/format/money';
import { SeriesStyle } from '../../../theme/SeriesStyle';
import { border, color, control, space } from '../../../tokens';
import { legsCardMessages } from './messages';

/** A member who hasn't bought. */
export interface NearestMember {
  username: string;
  /** Steps along the sponsors. Absent for a member placed by someone above. */
  level?: number | undefined;
  /** Their row in the Team List. */
  href: string;
}

/** The members of the weaker leg who would bring its next bots. */
export function NearestMembers({ members }: { members: readonly NearestMember[] }) {
  return (
    <div>
      <SeriesStyle />
      <p>{legsCardMessages.nearest}</p>
      <Rows>
        {members.map(({ username, level, href }) => (
          <li key={username}>
            <Row href={href}>
              <Person
                name={username}
                note={level === undefined ? undefined : legsCardMessages.level({ level: formatCount(level) })}
              />
              <Icon name="chevronRight" />
            </Row>
          </li>
        ))}
      </Rows>
    </div>
  );
}

const Rows = styled.ul`
  padding: 0;
  list-style: none;

  > li {
    border-block-start: ${border.hair} solid ${color.line};
  }
`;

const Row = styled(PlainLink)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-block-size: ${control.touch};
  padding-block: ${space[2]};
  color: ${color.ink};
  text-decoration: none;
`;
