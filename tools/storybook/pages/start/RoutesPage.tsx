import styled from 'styled-components';
import { Card } from '../../../../packages/ui/src/components/Card/Card';
import { space } from '../../../../packages/ui/src/tokens';
import { StoryLink } from '../../docs/StoryLink';
import { Code, Page, RuledRow } from '../kit/Page';
import { areasOfRoutes } from './routeTable';
import { toReadableTitle } from '../../manager/readableName';

/** Every address of the portal with its screen. */
export function RoutesPage() {
  return (
    <Page
      title="Screens by route"
      lead="Every address of the portal, its screen, and the screen’s story. The link from an address to its screen is read from the portal’s own routes."
    >
      {areasOfRoutes.map(({ area, routes }) => (
        <Card key={area} heading={area.charAt(0).toUpperCase() + area.slice(1)}>
          <ul>
            {routes.map(({ path, description, screens }) => (
              <RuledRow key={path} $columns="minmax(0, 4fr) minmax(0, 4fr) minmax(0, 3fr)">
                <Code>{path}</Code>
                <span>{description}</span>
                <Links>
                  {screens.map(({ id, group }) => (
                    <StoryLink key={id} to={`/story/${id}`}>
                      {toReadableTitle(group)}
                    </StoryLink>
                  ))}
                </Links>
              </RuledRow>
            ))}
          </ul>
        </Card>
      ))}
    </Page>
  );
}

const Links = styled.span`
  display: grid;
  justify-items: start;
  line-height: ${space[6]};
`;
