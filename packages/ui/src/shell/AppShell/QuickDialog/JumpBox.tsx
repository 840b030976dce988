import { useId, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Icon } from '../../../components/Icon/Icon';
import { border, color, control, fontSize, media, radius, space } from '../../../tokens';
import type { NavigationFlags } from '../../navigation';
import { findPages } from './findPages';

interface JumpBoxProps {
  flags: NavigationFlags;
  onChosen: (href: string) => void;
}

/** A combobox that finds the pages of the menu and the header. */
export function JumpBox({ flags, onChosen }: JumpBoxProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [marked, setMarked] = useState(0);
  const pages = findPages(query, flags);
  const current = pages[Math.min(marked, pages.length - 1)];

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && pages.length > 0) {
      event.preventDefault();
      setMarked((marked + step + pages.length) % pages.length);
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      onChosen(current.href);
    }
  };
  return (
    <>
      <Row>
        <Icon name="search" />
        <Query
          role="combobox"
          aria-label="Page"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={id}
          aria-activedescendant={current && `${id}${current.href}`}
          placeholder="Jump to…"
          autoComplete="off"
          autoFocus
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setMarked(0);
          }}
          onKeyDown={onKeyDown}
        />
      </Row>
      <Pages id={id} role="listbox" aria-label="Pages">
        {pages.map((page) => (
          <Page
            key={page.href}
            id={`${id}${page.href}`}
            role="option"
            aria-selected={page === current}
            onClick={() => onChosen(page.href)}
          >
            <Icon name={page.icon} />
            {page.label}
            {page.group !== undefined && <Group>{page.group}</Group>}
          </Page>
        ))}
      </Pages>
      <None role="status">{pages.length === 0 && 'No page by that name.'}</None>
    </>
  );
}

const Row = styled.div`
  position: sticky;
  inset-block-start: 0;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding-inline: ${space[4]};
  border-block-end: ${border.hair} solid ${color.line};
  background: ${color.surface};
  color: ${color.inkMuted};
`;

const Query = styled.input`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 3.25rem;
  border: 0;
  outline: none;
  background: none;
  color: ${color.ink};
  font-size: ${fontSize.figure};

  &::placeholder {
    color: ${color.inkFaint};
    opacity: 1;
  }
`;

const Pages = styled.ul`
  list-style: none;
  padding: ${space[2]};

  &:empty {
    display: none;
  }
`;

const Page = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${control.base};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${color.accentSoft};
    color: ${color.accentInk};
  }
  ${media.handheld} {
    min-block-size: ${control.touch};
  }
  ${media.forcedColors} {
    &[aria-selected='true'] {
      outline: ${border.hair} solid;
    }
  }
`;

const Group = styled.span`
  margin-inline-start: auto;
  font-size: ${fontSize.small};
  color: ${color.inkFaint};

  [aria-selected='true'] > & {
    color: inherit;
  }
`;

const None = styled.p`
  padding: ${space[4]};
  color: ${color.inkMuted};
  &:empty {
    display: none;
  }
`;
