import styled from 'styled-components';
import { Money } from '../../../components/Money/Money';
import { statusMessages } from '../../../text/columnTitles';
import { fill } from '../../../text/fill';
import { keepFigures } from '../../../text/format/keepFigures';
import { formatFigureCount } from '../../../text/figures/figure';
import { formatCount } from '../../../text/format/money';
import { border, color, control, fontSize, fontWeight, media, radius, space } from '../../../tokens';
import { StatusSign } from '../../../tree/StatusSign';
import type { TeamNode } from '../Team/team';
import { defineMessages } from '../../../text/defineMessages';
import type { DirectGroup, DirectState } from './groupDirects';

/** The portal's own messages for the groups of the direct tree. */
export const directTreeMessages = defineMessages('directTreeMessages', {
  /** The name of the groups, for screen readers. */
  groups: 'Your direct team by status',
  business: '{amount} team business',
  /** The groups are of the members who have loaded. */
  ofFirst: ({ count }: { count: string }) => `Of the first ${count}.`,
});

interface DirectGroupsProps {
  groups: readonly DirectGroup[];
  /** Not all of the direct team are loaded. */
  rest: TeamNode['rest'];
  /** The only group that the tree shows. */
  only: DirectState | undefined;
  onFilter: (state: DirectState | undefined) => void;
}

/** The direct team by state, each group with its number and business. A press shows it alone, another shows all. */
export function DirectGroups({ groups, rest, only, onFilter }: DirectGroupsProps) {
  return (
    <Row role="group" aria-label={directTreeMessages.groups}>
      {groups.map(({ state, count, business }) => (
        <Group
          key={state}
          type="button"
          aria-pressed={only === state}
          onClick={() => onFilter(only === state ? undefined : state)}
        >
          <StatusSign status={state} filled />
          <span>
            <b>
              {statusMessages[state]} {keepFigures(formatFigureCount('stateMembers', count))}
            </b>
            {business !== undefined && (
              <small>
                {fill(directTreeMessages.business, {
                  amount: <Money figure="stateBusiness" value={business} />,
                })}
              </small>
            )}
          </span>
        </Group>
      ))}
      {rest && <Part>{keepFigures(directTreeMessages.ofFirst({ count: formatCount(rest.shown) }))}</Part>}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;

const Group = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${control.touch};
  padding-block: ${space[1.5]};
  padding-inline: ${space[3]} ${space[4]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.box};
  background: ${color.surface};
  color: ${color.ink};
  text-align: start;
  cursor: pointer;

  b {
    display: block;
    font-weight: ${fontWeight.strong};
  }
  small {
    color: ${color.inkMuted};
    font-size: ${fontSize.small};
  }
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  &[aria-pressed='true'] {
    border-color: ${color.accentInk};
    background: ${color.accentSoft};
  }
  ${media.phone} {
    flex: 1 1 9rem;
  }
`;

const Part = styled.p`
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;
