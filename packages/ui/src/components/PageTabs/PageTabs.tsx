import styled from 'styled-components';
import { border, color, control, duration, fontWeight, media, space } from '../../tokens';
import { PlainLink } from '../Link/PlainLink';
import type { ElementProps } from '../elementProps';

export interface PageTab {
  href: string;
  label: string;
}

export interface PageTabsProps extends ElementProps<HTMLElement> {
  /** The name of the navigation, for screen readers. */
  label: string;
  /** The pages, in their order. */
  pages: readonly PageTab[];
  /** The address of the shown page. */
  current: string;
}

/** Links to sibling pages that share a frame, with the look of tabs. Each page has its own address and title. */
export function PageTabs({ label, pages, current, ...rest }: PageTabsProps) {
  return (
    <Row aria-label={label} {...rest}>
      {pages.map((page) => (
        <Name key={page.href} href={page.href} aria-current={page.href === current ? 'page' : undefined}>
          {page.label}
        </Name>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  gap: ${space[5]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 calc(-1 * ${border.hair}) ${color.line};
`;

const Name = styled(PlainLink)`
  display: grid;
  flex: none;
  align-items: center;
  min-block-size: ${control.input};
  min-inline-size: ${control.touch};
  padding-inline: ${space.half};
  border-block-end: ${border.focus} solid transparent;
  color: ${color.inkMuted};
  font-weight: ${fontWeight.strong};
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  transition: color ${duration.quick};

  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }
  &[aria-current] {
    border-color: ${color.accentInk};
    color: ${color.ink};
  }
  /* Forced colours draw every border, so only the shown page keeps its line. */
  ${media.forcedColors} {
    border-color: Canvas;

    &[aria-current] {
      border-color: Highlight;
    }
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${border.focus});
  }
  ${media.handheld} {
    min-block-size: ${control.touch};
  }
`;
