import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

const comment = '\n//# sourceMappingURL=data:';

/**
 * Serves scripts without their source maps, which are three quarters of what a browser of the tests is sent. Nobody opens
 * its developer tools; where a play failed, the runner reads in the maps that it keeps itself.
 */
export function leaveOutMaps(): Plugin {
  return {
    name: 'portal:leave-out-maps',
    configureServer({ middlewares }) {
      middlewares.use((_request, response, next) => {
        const end = response.end.bind(response) as (body?: unknown) => ServerResponse;
        // Vite answers with the whole script at once.
        response.end = (body?: unknown) => end(isScript(response) ? withoutMap(body) : body);
        next();
      });
    },
  };
}

const isScript = (response: ServerResponse) =>
  String(response.getHeader('content-type')).includes('javascript');

function withoutMap(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  const at = body.lastIndexOf(comment);
  return at === -1 ? body : body.slice(0, at);
}
