import type { ScreenNames } from './names';

/** A file that a screen adds. */
export interface ScreenFile {
  template: string;
  path: string;
}

/** A line in a file that exists. `$&` in the template is what the pattern matched. */
export interface ScreenEdit {
  path: string;
  pattern: RegExp;
  template?: string;
  /** A file in place of the template, from the configuration's folder. */
  templateFile?: string;
  transform?: (text: string) => string;
}

/** The templates' folder, from turbo/generators/config.ts. */
export const templates = '../../tools/generator/templates';

export function screenFiles({ area, Screen, camel, isVisitors }: ScreenNames): ScreenFile[] {
  const ui = `packages/ui/src/screens/${area}/${Screen}`;
  // A folder of its screen: those of some areas are full (rule 21).
  const portal = `apps/portal/src/areas/${area}/${camel}`;
  const sandbox = `apps/sandbox/src/areas/${area}/${camel}`;
  const flow = `apps/portal/e2e/${area}.${camel}.spec.ts`;
  if (isVisitors)
    return [
      { template: 'visitorScreen.tsx', path: `${ui}/${Screen}Screen.tsx` },
      { template: 'visitorStories.tsx', path: `${ui}/${Screen}Screen.stories.tsx` },
      { template: 'visitorRoute.tsx', path: `${portal}/${Screen}Route.tsx` },
      { template: 'visitorFlow.ts', path: flow },
    ];
  return [
    { template: 'model.ts', path: `${ui}/${camel}.ts` },
    { template: 'screen.tsx', path: `${ui}/${Screen}Screen.tsx` },
    { template: 'fixtures.ts', path: `${ui}/${Screen}Screen.fixtures.ts` },
    { template: 'stories.tsx', path: `${ui}/${Screen}Screen.stories.tsx` },
    { template: 'mappers.ts', path: `${portal}/${camel}.mappers.ts` },
    { template: 'mappersTest.ts', path: `${portal}/${camel}.mappers.test.ts` },
    { template: 'route.tsx', path: `${portal}/${Screen}Route.tsx` },
    { template: 'handler.ts', path: `${sandbox}.ts` },
    { template: 'handlerTest.ts', path: `${sandbox}.test.ts` },
    { template: 'flow.ts', path: flow },
  ];
}

const end = /\n*$(?![\s\S])/;
const firstImport = /^import /m;

/** Every edit of a screen, in the order of the layers. `read` returns a file of the repository by its path. */
export function screenEdits(names: ScreenNames, read: (path: string) => string): ScreenEdit[] {
  const { area, isVisitors } = names;
  const routes = {
    path: `apps/portal/src/areas/${area}/${area}.routes.ts`,
    pattern: /^\];/m,
    template: `  {
    paths: [addresses.{{camel}}],
    title: documentTitles.{{camel}},
    load: () => import('./{{camel}}/{{Screen}}Route').then((module) => module.{{Screen}}Route),
${isVisitors ? '' : "    firstReads: ['/{{kebab}}'],\n"}  },\n$&`,
  };
  return [
    ...(isVisitors ? [] : callEdits(names, read)),
    {
      path: 'tools/requirements/data/routes.tsv',
      // The last row catches every other address.
      pattern: /^\*\t/m,
      template: '{{address}}\t{{title}}\t{{area}}\n$&',
    },
    {
      path: 'packages/ui/src/addresses/addresses.ts',
      pattern: /^\} as const;/m,
      template: "  {{camel}}: '{{address}}',\n$&",
    },
    {
      path: 'packages/ui/src/text/documentTitles.ts',
      pattern: /^ {2}notFound:/m,
      template: "  {{camel}}: '{{title}}',\n$&",
    },
    {
      path: `packages/ui/src/screens/${area}/index.ts`,
      pattern: end,
      template: isVisitors
        ? "\nexport { {{Screen}}Screen } from './{{Screen}}/{{Screen}}Screen';\n"
        : "\nexport { {{Screen}}Screen, type {{Screen}}ScreenProps } from './{{Screen}}/{{Screen}}Screen';\n" +
          "export type { {{Screen}} } from './{{Screen}}/{{camel}}';\n",
    },
    routes,
  ];
}

/** The call of a member's screen: contract, sandbox, client, and the suite that breaks every call. */
function callEdits({ area }: ScreenNames, read: (path: string) => string): ScreenEdit[] {
  const api = `apps/portal/src/areas/${area}/${area}.api.ts`;
  const handlers = `apps/sandbox/src/areas/${area}.ts`;
  const hasRead = /import \{[^}]*\bread\b[^}]*\} from '[^']*\/endpoints';/.test(read(api));
  const lastPath = `  /\\S+: \\{ \\$ref: 'paths/${area}\\.yaml#[^']*' \\}\\n`;
  return [
    {
      path: 'openapi/openapi.yaml',
      pattern: new RegExp(`${lastPath}(?![\\s\\S]*paths/${area}\\.yaml)`),
      template: "$&  /{{kebab}}: { $ref: 'paths/{{area}}.yaml#/{{kebab}}' }\n",
    },
    { path: `openapi/paths/${area}.yaml`, pattern: end, templateFile: `${templates}/path.yaml.hbs` },
    { path: `openapi/schemas/${area}.yaml`, pattern: end, templateFile: `${templates}/schema.yaml.hbs` },
    {
      path: handlers,
      pattern: firstImport,
      template: "import { {{operationId}} } from './{{area}}/{{camel}}';\n$&",
    },
    {
      path: handlers,
      pattern: new RegExp(`^export const ${area}Handlers = \\{`, 'm'),
      template: '$& {{operationId}},',
    },
    ...(hasRead
      ? []
      : [{ path: api, pattern: /import \{(?=[^}]*\} from '[^']*\/endpoints';)/, template: '$& read,' }]),
    {
      path: api,
      pattern: /endpoints: \(build\) => \(\{\n/,
      template: "$&    {{operationId}}: read(build, '/{{kebab}}'),\n",
    },
    { path: api, pattern: /^export const \{/m, template: '$& {{hook}},' },
    {
      path: 'tools/faults/drivers/reads.ts',
      pattern: /^\];/m,
      template:
        "  read('GET /{{kebab}}', '{{address}}', /\\be[0-9a-z]{8,}\\b/, { without: { ...alone, ...noList } }),\n$&",
    },
  ];
}
