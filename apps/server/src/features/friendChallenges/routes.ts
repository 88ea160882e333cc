/** Calls of challenges to a friend. */
import { isRefusal } from '@pokesol/engine';
import {
  friendChallengeAccepted,
  friendChallengeAcceptRequest,
  friendChallengeAnswer,
  friendChallengeMade,
  friendChallengeRequest,
  friendChallengeWithdrawn,
} from '@pokesol/protocol';
import { z } from 'zod';
import { signedIn } from '../../platform/http/access.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Http } from '../../platform/http/server.ts';
import {
  acceptFriendChallenge,
  challengeFriend,
  type FriendChallengeDeps,
  friendChallenge,
  withdrawFriendChallenge,
} from './friendChallenges.ts';

const ofChallenge = z.object({ id: z.uuid() });
/** Reads a deck, or deals a battle. */
const dear = { config: { access: 'session' as const, limit: 'dear' as const } };

export function registerFriendChallenges(app: Http, deps: FriendChallengeDeps): void {
  app.post(
    '/api/challenges',
    { ...dear, schema: { body: friendChallengeRequest, response: { 200: friendChallengeMade } } },
    async (request, reply) => {
      const made = await challengeFriend(deps, signedIn(request), request.body);
      return isRefusal(made) ? refuse(reply, made) : made;
    },
  );

  app.get(
    '/api/challenges/:id',
    {
      config: { access: 'visitor' },
      schema: { params: ofChallenge, response: { 200: friendChallengeAnswer } },
    },
    async (request, reply) => {
      const challenge = await friendChallenge(deps, request.params.id, request.wallet);
      return isRefusal(challenge) ? refuse(reply, challenge) : challenge;
    },
  );

  app.post(
    '/api/challenges/:id/accept',
    {
      ...dear,
      schema: {
        params: ofChallenge,
        body: friendChallengeAcceptRequest,
        response: { 200: friendChallengeAccepted },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const accepted = await acceptFriendChallenge(deps, signedIn(request), { id, ...request.body });
      return isRefusal(accepted) ? refuse(reply, accepted) : accepted;
    },
  );

  app.delete(
    '/api/challenges/:id',
    {
      config: { access: 'session' },
      schema: { params: ofChallenge, response: { 200: friendChallengeWithdrawn } },
    },
    async (request, reply) => {
      const withdrawn = await withdrawFriendChallenge(deps.db, signedIn(request), request.params.id);
      return isRefusal(withdrawn) ? refuse(reply, withdrawn) : withdrawn;
    },
  );
}
