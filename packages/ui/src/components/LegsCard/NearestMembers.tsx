import styled from 'styled-components';
import { Icon } from '../Icon/Icon';
import { PlainLink } from '../Link/PlainLink';
import { Person } from '../Person/Person';
import { keepFigures } from '../../text/format/keepFigures';
import { formatFigureCount } from '../../text/figures/figure';
import { formatCount } from '../../text/format/money';
import type { Leg } from '../../text/legs/legs';
import type { Outlook } from '../../text/legs/outlook';
import { outlookMessages } from '../../text/legs/outlookMessages';
import { SeriesStyle } from '../../theme/SeriesStyle';
import { border, color, control, fontWeight, space } from '../../tokens';
import { legsCardMessages } from './messages';

/** A member who hasn't bought. */
export interface NearestMember {
  username: string;
  /** Steps along the sponsors. Absent for a member placed by someone above. */
  level?: number | undefined;
  /** Their row in the Team List. */
  href: string;
}

interface NearestMembersProps {
  weak: Leg;
  /** How many they are and what they would bring. Absent where it is unknown. */
  outlook: Outlook | undefined;
  members: readonly NearestMember[];
}

/** The members of the weaker leg who would bring its next bots. */
export function NearestMembers({ weak, outlook, members }: NearestMembersProps) {
  return (
    <div>
      <SeriesStyle />
      {outlook ? (
        <Head>
          <span>
            {keepFigures(
              legsCardMessages.unpaid[weak]({ count: formatFigureCount('unpaid', outlook.unpaid) }),
            )}
          </span>
          <b>
            {keepFigures(outlookMessages.gained({ count: formatFigureCount('pairsToGo', outlook.gained) }))}
          </b>
        </Head>
      ) : (
        <p>{legsCardMessages.nearest}</p>
      )}
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

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[3]};
  padding-block-end: ${space[1.5]};

  b {
    color: ${color.ink};
    font-weight: ${fontWeight.strong};
  }
`;

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
