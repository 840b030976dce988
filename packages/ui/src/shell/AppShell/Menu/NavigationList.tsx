import { useId } from 'react';
import styled from 'styled-components';
import { Icon } from '../../../components/Icon/Icon';
import { PlainLink } from '../../../components/Link/PlainLink';
import {
  border,
  color,
  control,
  duration,
  fontSize,
  fontWeight,
  media,
  radius,
  space,
} from '../../../tokens';
import { activeEntry, visibleNavigation, type NavigationFlags, type NavigationGroup } from '../../navigation';

interface NavigationListProps {
  path: string;
  flags: NavigationFlags;
}

/**
 * The menu's groups and entries, then those that stay in sight. The current one is highlighted, also for screen readers.
 */
export function NavigationList({ path, flags }: NavigationListProps) {
  const current = activeEntry(path)?.href;
  const groups = visibleNavigation(flags);
  return [false, true].map((stays) => (
    <Groups key={String(stays)} data-stays={stays || undefined}>
      {groups
        .filter((group) => (group.stays ?? false) === stays)
        .map((group) => (
          <Group key={group.entries[0]?.href} group={group} current={current} />
        ))}
    </Groups>
  ));
}

function Group({ group, current }: { group: NavigationGroup; current: string | undefined }) {
  const id = useId();
  return (
    <li>
      {group.label !== undefined && <GroupLabel id={id}>{group.label}</GroupLabel>}
      <Entries aria-labelledby={group.label === undefined ? undefined : id}>
        {group.entries.map(({ href, icon, label }) => (
          <li key={href}>
            <Entry href={href} aria-current={href === current ? 'page' : undefined}>
              <Icon name={icon} />
              <EntryLabel>{label}</EntryLabel>
            </Entry>
          </li>
        ))}
      </Entries>
    </li>
  );
}

const plainList = `
  list-style: none;
  padding: 0;
`;

export const Groups = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  & + & {
    margin-block-start: ${space[3]};
  }
`;

const Entries = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.half};
`;

export const GroupLabel = styled.span`
  display: block;
  padding: ${space[1]} ${space[3]};
  font-size: ${fontSize.micro};
  font-weight: ${fontWeight.link};
  color: ${color.inkFaint};
`;

export const EntryLabel = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Entry = styled(PlainLink)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${control.small};
  padding: ${space[1]} ${space[3]};
  border: ${border.hair} solid transparent;
  border-radius: ${radius.small};
  color: ${color.inkMuted};
  line-height: 1.3;
  transition: background ${duration.quick};

  ${media.hover} {
    &:hover {
      background: ${color.sunken};
      color: ${color.ink};
    }
  }
  nav:not(:has([data-followed])) &[aria-current],
  &[data-followed] {
    background: ${color.surface};
    border-color: ${color.line};
    box-shadow: ${color.shadowCard};
    color: ${color.ink};
    font-weight: ${fontWeight.current};

    svg {
      color: ${color.accentInk};
    }
  }
  ${media.handheld} {
    min-block-size: ${control.touch};
  }
`;
