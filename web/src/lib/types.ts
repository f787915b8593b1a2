/**
 * The one door to the generated types: what the server and the page say to each other. What is written here only
 * names them as the page does, or says which of a game's own types stand where the server has plain JSON.
 */

import type { Advice as AnyAdvice } from '../generated/Advice';
import type { ChoiceView } from '../generated/ChoiceView';
import type { Command as AnyCommand } from '../generated/Command';
import type { FromClient } from '../generated/FromClient';
import type { FromServer } from '../generated/FromServer';
import type { Hello as AnyHello } from '../generated/Hello';
import type { Line } from '../generated/Line';
import type { Message } from '../generated/Message';
import type { Offer as AnyOffer } from '../generated/Offer';
import type { Remark as AnyRemark } from '../generated/Remark';
import type { RoomView as AnyRoom } from '../generated/RoomView';
import type { SeriesView } from '../generated/SeriesView';
import type { TableView as AnyTable } from '../generated/TableView';
import type { Tidings as AnyTidings } from '../generated/Tidings';
import type { Welcome as AnyWelcome } from '../generated/Welcome';
import type { What as AnyWhat } from '../generated/What';

export type { Analysis } from '../generated/Analysis';
export type { Arg } from '../generated/Arg';
export type { Auto } from '../generated/Auto';
export type { BotCard } from '../generated/BotCard';
export type { BotSeat } from '../generated/BotSeat';
export type { CatalogueCard } from '../generated/CatalogueCard';
export type { Checked } from '../generated/Checked';
export type { ChatLine } from '../generated/ChatLine';
export type { ContentPart } from '../generated/ContentPart';
export type { Forecast } from '../generated/Forecast';
export type { Form } from '../generated/Form';
export type { GameCard } from '../generated/GameCard';
export type { MatchCard } from '../generated/MatchCard';
export type { Message } from '../generated/Message';
export type { Moment } from '../generated/Moment';
export type { Noted } from '../generated/Noted';
export type { Outcome } from '../generated/Outcome';
export type { Pass } from '../generated/Pass';
export type { Past } from '../generated/Past';
export type { Phase } from '../generated/Phase';
export type { Places } from '../generated/Places';
export type { PlayerView } from '../generated/PlayerView';
export type { Preview } from '../generated/Preview';
export type { PresetCard } from '../generated/PresetCard';
export type { Quote } from '../generated/Quote';
export type { Refusal } from '../generated/Refusal';
export type { RoomCard } from '../generated/RoomCard';
export type { RuleCard } from '../generated/RuleCard';
export type { RuleSpec } from '../generated/RuleSpec';
export type { HostTable } from '../generated/HostTable';
export type { HouseCard } from '../generated/HouseCard';
export type { LanguageCard } from '../generated/LanguageCard';
export type { Seat } from '../generated/Seat';
export type { SeatView } from '../generated/SeatView';
export type { Sides } from '../generated/Sides';
export type { Standing } from '../generated/Standing';
export type { Tried } from '../generated/Tried';
export type { Variant } from '../generated/Variant';
export type { Waiting } from '../generated/Waiting';
export type { You } from '../generated/You';

export type PlayerId = number;
export type Action = unknown;
export type Advice = AnyAdvice<Action>;
export type Remark = AnyRemark<Action>;
export type Choice = ChoiceView;
/** A house has games, so something is always chosen. */
export type RoomView = Omit<AnyRoom, 'choice'> & { choice: Choice };
export type Command =
  Exclude<AnyCommand, { act: unknown } | { host_act: unknown }> | { act: Action } | { host_act: Action };
/** What may be left out, in JSON. */
export type Hello = Omit<AnyHello, 'token' | 'since'> & Partial<Pick<AnyHello, 'token' | 'since'>>;
export type Score = [number[], number];
export type LogLine = Line;
export type MatchLine = SeriesView;
export type What<A = Action> = AnyWhat<A>;
export type Offer<A = Action> = AnyOffer<A>;
export type HostOffer<A = Action> = Offer<A> & { label: Message };
export type TableView<V = unknown, A = Action, N = unknown> = Omit<
  AnyTable,
  'view' | 'offers' | 'host_offers' | 'backlog'
> & {
  view: V;
  offers: Offer<A>[];
  host_offers: HostOffer<A>[];
  backlog?: N[];
};
export type Tidings = Omit<AnyTidings, 'news' | 'room' | 'table'> & {
  news?: unknown[];
  /** The parts that changed. */
  room?: Partial<RoomView>;
  table?: Partial<TableView> & { seen?: object };
};
export type Welcome = Omit<AnyWelcome, 'room' | 'table' | 'missed'> & {
  room: RoomView;
  table: TableView | null;
  missed: Tidings[];
};
export type ClientFrame =
  | Exclude<FromClient, { hello: unknown } | { do: unknown } | { forecast: unknown }>
  | { hello: Hello }
  | { do: { id: number; what: Command } }
  | { forecast: { id: number; action: Action } };
export type ServerFrame =
  Exclude<FromServer, { welcome: unknown } | { tidings: unknown }> | { welcome: Welcome } | { tidings: Tidings };
export type Bye = Extract<FromServer, { bye: unknown }>['bye'];
