import { useAddress } from "@candor/features/address";
import { unassignedHref } from "@candor/features/checks";
import { complianceAddress, scenarioHref } from "@candor/features/compliance";
import { HomeScreen, homeAddress } from "@candor/features/home";
import { useCurrentUser } from "@candor/features/session";

export default function HomePage() {
  const address = useAddress(homeAddress);
  const user = useCurrentUser();
  return (
    <HomeScreen
      address={address}
      user={user}
      links={{
        assessment: (id) => `/assessment/detail/${id}`,
        members: "/members",
        settings: "/settings",
        scenarios: complianceAddress.href(),
        followed: complianceAddress.href({ followed: true }),
        unassigned: unassignedHref,
        scenario: scenarioHref,
        news: (id) => `/news-detail/${id}`,
        ...(user.role === "owner" && { newAssessment: "/assessment" }),
      }}
    />
  );
}
