import { canPlayHere, device } from '../device/device';
import { shelf } from '../device/shelf';
import { ApiError } from './apiError';
import { at as placeOf, isHere, withoutServer } from './place';
import type {
  Action,
  Analysis,
  CatalogueCard,
  Forecast,
  HostTable,
  HouseCard,
  MatchCard,
  Pass,
  Past,
  Preview,
  Refusal,
  RoomCard,
} from './types';

export { ApiError } from './apiError';

/** As much of OpenAPI as the page of calls shows. */
export type Schema = Record<string, unknown>;
export type Operation = {
  summary: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; description?: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
  security?: Record<string, unknown>[];
};
export type OpenApi = {
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

type Request = { method?: 'GET' | 'POST'; body?: unknown; text?: string; token?: string };

async function call<T>(path: string, { method = 'GET', body, text, token }: Request = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token !== undefined) headers['Authorization'] = `Bearer ${token}`;
  let response: Response;
  try {
    const sent = text ?? (body === undefined ? null : JSON.stringify(body));
    response = await fetch(placeOf(path), { method, headers, body: sent });
  } catch {
    throw new ApiError(0, { rule: 'page.offline', id: 'page-offline' });
  }
  const answer = (await response.json().catch(() => null)) as (T & { error?: Refusal }) | null;
  if (response.ok && answer !== null) return answer;
  throw new ApiError(response.status, answer?.error ?? broken(String(response.status)));
}

const broken = (answer: string): Refusal => ({ rule: 'page.broken', id: 'page-broken', args: { answer } });

/** The reason, in any case. */
export function refusalsOf(error: unknown): Refusal[] {
  if (error instanceof ApiError) return [error.refusal];
  return [broken(error instanceof Error ? error.message : String(error))];
}

/** The address of a text that is here. */
const file = (text: string): string => URL.createObjectURL(new Blob([text], { type: 'text/plain' }));

let catalogue: Promise<CatalogueCard> | null = null;
const previews = new Map<string, Promise<Preview>>();

const room = (code: string) => `/api/rooms/${encodeURIComponent(code)}`;
const match = (id: string) => `/api/matches/${encodeURIComponent(id)}`;

const asking = (action: Action) => `action=${encodeURIComponent(JSON.stringify(action))}`;

/** Is it that this device has not these rules, or not a game that the house has? Its house may have more than a device: those
 * of a crate of a maker. */
export async function isStrange(whyNot: readonly unknown[]): Promise<boolean> {
  const said = JSON.stringify(whyNot);
  if (/"spec-unknown(-near)?"/.test(said)) return true;
  return said.includes('"log-no_game"') && (await api.catalogue()).games.some(({ id }) => said.includes(`"${id}"`));
}

/** The log that only the server could read. */
let readThere: string | null = null;
const readsHere = async (text: string) => text !== readThere && (await canPlayHere());

export const api = {
  /** Asked for once; a failure is forgotten. */
  catalogue(): Promise<CatalogueCard> {
    catalogue ??= call<CatalogueCard>('/api/catalogue').catch((error: unknown) => {
      catalogue = null;
      throw error;
    });
    return catalogue;
  },
  /** What is seen of a board, a pack… before it is chosen. Asked for once; a failure is forgotten. */
  preview(game: string, kind: string, name: string): Promise<Preview> {
    const path = `/api/content/${[game, kind, name].map(encodeURIComponent).join('/')}`;
    const asked = previews.get(path) ?? call<Preview>(path);
    previews.set(path, asked);
    asked.catch(() => previews.delete(path));
    return asked;
  },
  /** The rules of a game in words, in this language or else in another: it says which. */
  async book(tag: string, game: string): Promise<{ text: string; language: string }> {
    const response = await fetch(placeOf(`/api/books/${encodeURIComponent(tag)}/${encodeURIComponent(game)}`)).catch(
      () => null,
    );
    if (!response) throw new ApiError(0, { rule: 'page.offline', id: 'page-offline' });
    if (!response.ok) throw new ApiError(response.status, broken(String(response.status)));
    return { text: await response.text(), language: response.headers.get('content-language') ?? tag };
  },
  rooms: () => (withoutServer ? Promise.resolve([]) : call<RoomCard[]>('/api/rooms')),
  room: (code: string) => (isHere(code) ? device.ask<RoomCard>({ card: { room: code } }) : call<RoomCard>(room(code))),
  create: (body: { name: string; public?: boolean; private?: boolean; game?: string; preset?: string }) =>
    call<Pass>('/api/rooms', { method: 'POST', body }),
  /** Who was here before shows the token that they had. */
  join: (code: string, body: { name: string; watch?: boolean; invitation?: string }, token?: string) =>
    call<Pass>(`${room(code)}/join`, { method: 'POST', body, ...(token === undefined ? {} : { token }) }),
  device: (code: string, token: string) => call<{ secret: string }>(`${room(code)}/device`, { method: 'POST', token }),
  redeem: (code: string, secret: string) =>
    call<Pass>(`${room(code)}/device/redeem`, { method: 'POST', body: { secret } }),
  past: (code: string, at: number, token?: string) =>
    isHere(code)
      ? device.ask<Past>({ room_past: { room: code, token, at } })
      : call<Past>(`${room(code)}/view?at=${at}`, token === undefined ? {} : { token }),
  match: (id: string) =>
    isHere(id) ? device.ask<MatchCard>({ match_card: { match: id } }) : call<MatchCard>(match(id)),
  matchPast: (id: string, at: number, seat: number | null) =>
    isHere(id)
      ? device.ask<Past>({ match_past: { match: id, at, seat } })
      : call<Past>(`${match(id)}/view?at=${at}${seat === null ? '' : `&as=${seat}`}`),
  /** A log of one's own: checked on this device, or by the server, and not kept there. */
  async readLog(text: string): Promise<MatchCard> {
    if (await canPlayHere()) {
      try {
        return await device.ask<MatchCard>({ read_log: { log: text } });
      } catch (error) {
        if (withoutServer || !(await isStrange(refusalsOf(error)))) throw error;
      }
    }
    const card = await call<MatchCard>('/api/logs', { method: 'POST', text });
    readThere = text;
    return card;
  },
  logPast: async (text: string, at: number, seat: number | null) =>
    (await readsHere(text))
      ? device.ask<Past>({ log_past: { log: text, at, seat } })
      : call<Past>(`/api/logs/view?at=${at}${seat === null ? '' : `&as=${seat}`}`, { method: 'POST', text }),
  /** Where its log is found. */
  matchLog: async (id: string) =>
    isHere(id) ? file((await (await shelf()).match(id))?.log ?? '') : `${match(id)}/log`,
  /** What the moves of a match cost, when it is over. */
  analysis: (id: string) =>
    isHere(id) ? device.ask<Analysis>({ analysis: { match: id } }) : call<Analysis>(`${match(id)}/analysis`),
  logAnalysis: async (text: string) =>
    (await readsHere(text))
      ? device.ask<Analysis>({ analysis: { log: text } })
      : call<Analysis>('/api/logs/analysis', { method: 'POST', text }),
  /** What may be asked of a match that is over: a word looked up, say. */
  matchForecast: (id: string, action: Action) =>
    isHere(id)
      ? device.ask<Forecast>({ forecast: { match: id, action } })
      : call<Forecast>(`${match(id)}/forecast?${asking(action)}`),
  logForecast: async (text: string, action: Action) =>
    (await readsHere(text))
      ? device.ask<Forecast>({ forecast: { log: text, action } })
      : call<Forecast>(`/api/logs/forecast?${asking(action)}`, { method: 'POST', text }),
  /** What only the host of the house may see and do, with the host's key. */
  house: (token: string) => call<HouseCard>('/api/host', { token }),
  tables: (token: string) => call<HostTable[]>('/api/host/tables', { token }),
  closeRoom: (token: string, code: string) =>
    call<boolean>(`/api/host/close?code=${encodeURIComponent(code)}`, { method: 'POST', token }),
  tryAgain: (token: string, code: string) =>
    call<boolean>(`/api/host/again?code=${encodeURIComponent(code)}`, { method: 'POST', token }),
  ban: (token: string, address: string, hours: number) =>
    call<boolean>(`/api/host/ban?address=${encodeURIComponent(address)}&hours=${hours}`, { method: 'POST', token }),
  openapi: () => call<OpenApi>('/api/openapi.json'),
  /** In the notation of others, where the game has one. */
  matchRecord: async (id: string) =>
    isHere(id) ? file(await device.ask<string>({ record: { match: id } })) : `${match(id)}/record`,
};
