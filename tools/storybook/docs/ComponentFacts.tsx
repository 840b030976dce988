import { Source, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import styled from 'styled-components';
import { Link } from '../../../packages/ui/src/components/Link/Link';
import { color, fontSize, space } from '../../../packages/ui/src/tokens';
import { components } from '../componentData';
import { StoryLink } from './StoryLink';
import { useThemeGlobal } from './globals';
import { toReadableTitle } from '../manager/readableName';
import { getUsage } from './getUsage';

/** A component's stability: `parameters.status` of its stories, if they set it. */
const statuses = {
  draft: 'Draft: it may still change in looks and props.',
  stable: 'Stable: build on it.',
  deprecated: 'Deprecated: take what its guidance names instead.',
} as const;

interface ComponentParameters {
  status?: keyof typeof statuses;
  /** The address of its drawing in Figma. */
  figma?: string;
}

/** The facts to check before using a component: its import, usage, users, size and status. */
export function ComponentFacts() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, parameters, initialArgs } = preparedMeta;
  const theme = useThemeGlobal();
  const facts = components[title];
  if (!facts) return null;
  const { status, figma } = parameters as ComponentParameters;
  const { importLine, usedBy, isPortals, weight } = facts;
  return (
    <>
      {importLine !== undefined && (
        <Source
          dark={theme === 'dark'}
          language="tsx"
          code={`${importLine}\n\n${getUsage(title.split('/').at(-1) ?? '', initialArgs)}`}
        />
      )}
      <Unstyled>
        <Facts>
          {status && (
            <>
              <dt>Status</dt>
              <dd>{statuses[status]}</dd>
            </>
          )}
          <dt>Weight</dt>
          <dd>{weight} kB of its own code, packed; what it builds on is not counted.</dd>
          <dt>Used by</dt>
          <dd>
            {usedBy.map(({ id, group }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <StoryLink to={`/story/${id}`}>
                  {toReadableTitle(group.slice(group.indexOf('/') + 1))}
                </StoryLink>
              </span>
            ))}
            {isPortals && `${usedBy.length > 0 ? ', ' : ''}the portal itself`}
            {usedBy.length === 0 && !isPortals && 'its own module only'}
          </dd>
          {importLine === undefined && (
            <>
              <dt>Import</dt>
              <dd>None: the library draws it itself, and no app takes it.</dd>
            </>
          )}
          {figma !== undefined && (
            <>
              <dt>Figma</dt>
              <dd>
                <Link href={figma}>{figma}</Link>
              </dd>
            </>
          )}
        </Facts>
      </Unstyled>
    </>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space[2]} ${space[5]};
  margin-block: ${space[5]};
  font-size: ${fontSize.small};

  dt {
    color: ${color.inkMuted};
  }
`;
