import { parse } from 'yaml';
import { files, read } from '../requirements/files';

interface Step {
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Image {
  image: string;
}

export interface Job {
  /** The job's key in its workflow. */
  id: string;
  name?: string;
  /** Another workflow of the repository, whose jobs take the place of steps. */
  uses?: string;
  needs?: string | string[];
  if?: string;
  permissions?: Record<string, string>;
  env?: unknown;
  container?: string | Image;
  services?: Record<string, Image>;
  strategy?: { matrix: Record<string, string[]> };
  steps: Step[];
}

export interface Workflow {
  file: string;
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  env?: unknown;
  jobs: Job[];
}

/** Every workflow of the repository. A job without steps of its own has an empty list. */
export const readWorkflows = (): Workflow[] =>
  files
    .filter((path) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path))
    .map((path) => {
      const workflow = parse(read(path)) as Omit<Workflow, 'jobs'> & { jobs: Record<string, Partial<Job>> };
      const jobs = Object.entries(workflow.jobs).map(([id, job]) => ({ steps: [], ...job, id }));
      return { ...workflow, file: path.split('/').at(-1) ?? '', jobs };
    });

/** The images that a job starts: its container, its services, and those of `docker run`. */
export function getImages({ container, services = {}, steps }: Job): string[] {
  const inSteps = steps.flatMap(({ run = '' }) =>
    [...run.matchAll(/\bdocker (?:run|pull|create)\b.*?\s(\S+[:@]\S+)/g)].map(([, image = '']) => image),
  );
  const started = [...(container === undefined ? [] : [container]), ...Object.values(services)];
  return [...started.map((one) => (typeof one === 'string' ? one : one.image)), ...inSteps];
}
