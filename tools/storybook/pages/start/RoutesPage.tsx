import styled from 'styled-components';
import { Card } from '../../../../packages/ui/src/components/Card/Card';
import { fontFamily, fontSize, fontWeight, media, space } from '../../../../packages/ui/src/tokens';
import { StoryLink } from '../../docs/StoryLink';
import { Page, RuledRow } from '../kit/Page';
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
              <Row key={path}>
                <Path>{path}</Path>
                <span>{description}</span>
                <Links>
                  {screens.map(({ id, group }) => (
                    <StoryLink key={id} to={`/story/${id}`}>
                      {toReadableTitle(group)}
                    </StoryLink>
                  ))}
                </Links>
              </Row>
            ))}
          </ul>
        </Card>
      ))}
    </Page>
  );
}

const Row = styled(RuledRow)`
  grid-template-columns: minmax(0, 4fr) minmax(0, 4fr) minmax(0, 3fr);

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Path = styled.code`
  font-family: ${fontFamily.mono};
  font-size: ${fontSize.label};
  font-weight: ${fontWeight.label};
  overflow-wrap: anywhere;
`;

const Links = styled.span`
  display: grid;
  justify-items: start;
  line-height: ${space[6]};
`;
