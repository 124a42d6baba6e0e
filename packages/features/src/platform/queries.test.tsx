import { ApiError } from "@candor/api/client";
import { importScan } from "@candor/api/contract";
import { QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { createQueryClient } from "./context.tsx";
import { useEndpointMutation } from "./queries.ts";
import { renderOnPlatform } from "./test-root.tsx";

const request = (content: string) => ({ company_id: "a", object_id: "b", content });

interface SenderProps {
  heard: string[];
}

/** Each button sends what it is called, and keeps what its press heard. */
function Sender({ heard }: SenderProps) {
  const { mutate } = useEndpointMutation(importScan, { quiet: true });
  return ["one", "two"].map((content) => (
    <button
      key={content}
      type="button"
      id={content}
      onClick={() => mutate(request(content), { onSuccess: ({ id }) => heard.push(id) })}
    >
      {content}
    </button>
  ));
}

const send = (content: string) => document.getElementById(content)?.click();

it("sends once what is pressed twice, and the second press hears the answer of the first", async () => {
  const answers = [0, 1, 2].map(() => Promise.withResolvers<Response>());
  const fetched = vi.spyOn(window, "fetch").mockImplementation((_input, _init) => {
    const answer = answers[fetched.mock.calls.length - 1];
    if (!answer) throw new Error("asked too often");
    return answer.promise;
  });
  const data = (id: string) => Response.json({ code: 0, message: "", data: { id, number: 1 } });
  const heard: string[] = [];
  renderOnPlatform(<Sender heard={heard} />);
  send("one");
  send("one");
  await expect.poll(() => fetched.mock.calls).toHaveLength(1);
  answers[0]?.resolve(data("first"));
  await expect.poll(() => heard).toEqual(["first"]);
  // Once it is answered, the same is another call; so is anything else at any time.
  send("one");
  send("two");
  await expect.poll(() => fetched.mock.calls).toHaveLength(3);
  answers[1]?.resolve(data("second"));
  answers[2]?.resolve(data("third"));
  await expect.poll(() => heard).toEqual(["first", "third"]);
  fetched.mockRestore();
});

it.each([
  ["refused: once", 404, 1],
  ["refused to one who is signed out: again", 401, 2],
  // A failure is tried twice each time.
  ["failed: again", 500, 3],
])("asks for what was, ahead of its screen, %s", async (_, status, calls) => {
  const client = createQueryClient();
  const no = new ApiError("no", { code: status, key: null, status, requestId: "" });
  const queryFn = vi.fn(() => Promise.reject(no));
  const query = { queryKey: ["one"], queryFn };
  await client.prefetchQuery(query);
  const drawn = new QueryObserver(client, query);
  const leave = drawn.subscribe(() => undefined);
  await expect.poll(() => queryFn.mock.calls.length).toBe(calls);
  if (calls === 1) expect(drawn.getCurrentResult().fetchStatus).toBe("idle");
  leave();
  client.clear();
});
