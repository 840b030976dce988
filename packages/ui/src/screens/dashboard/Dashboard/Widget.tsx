import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../../../components/Card/Card';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import type { Remote } from '../../../remote';
import { commonMessages } from '../../../text/commonMessages';
import { color, fontSize, space } from '../../../tokens';

/**
 * Widths of the dashboard, not of the window. Next to a menu or at 200% text (rem) it has fewer columns in the same
 * window.
 */
export const wide = '@container (min-width: 54rem)';

export const medium = '@container (min-width: 30rem)';

export const narrow = '@container (max-width: 17.99rem)';

/** Two cards in a row where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: ${space[3]};
  grid-template-columns: minmax(0, 1fr);

  ${wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The same, with a wider first card. */
export const Major = styled(Pair)`
  ${wide} {
    grid-template-columns: minmax(0, 1.55fr) minmax(0, 1fr);
  }
`;

interface WidgetProps<T> {
  title: string;
  remote: Remote<T>;
  padded?: boolean;
  /** Shown next to the title while nothing is being refreshed. */
  aside?: ReactNode;
  /** Renders the data, or a skeleton of the same layout while it is undefined. */
  children: (data: T | undefined) => ReactNode;
}

/** A card of remote data with its own loading and failure states. Its body is a container. */
export function Widget<T>({ title, remote, padded = true, aside, children }: WidgetProps<T>) {
  return (
    <Card
      heading={title}
      padded={padded}
      aside={
        remote.state === 'ready' && remote.refreshing ? (
          <Refreshing>{commonMessages.refreshing}</Refreshing>
        ) : (
          aside
        )
      }
      aria-busy={remote.state === 'loading'}
    >
      <Body>{body(remote, children)}</Body>
    </Card>
  );
}

function body<T>(remote: Remote<T>, draw: WidgetProps<T>['children']) {
  switch (remote.state) {
    case 'loading':
      return draw(undefined);
    case 'failed':
      return <ErrorState message={remote.message} reference={remote.reference} onRetry={remote.onRetry} />;
    case 'ready':
      return draw(remote.data);
  }
}

const Body = styled.div`
  container-type: inline-size;
`;

const Refreshing = styled.span`
  font-size: ${fontSize.small};
  color: ${color.inkFaint};
`;
