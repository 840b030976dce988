<?php

namespace App\Http\Controllers;

use Illuminate\Http\Request;
use Illuminate\Support\Facades\Hash;

class ProfileController extends Controller
{
    private const FIELDS = [
        'phone', 'gender', 'dob', 'address_line1', 'address_line2', 'landmark', 'city', 'state', 'country', 'pincode', 'tax_id',
        'withdraw_type', 'holder_name', 'bank_name', 'ac_no', 'ifsc', 'withdrawal_coin', 'withdrawal_address',
        'trading_username', 'trading_platform', 'trading_account', 'trading_pass', 'investor_password', 'trading_server',
    ];

    public function user()
    {
        $member = $this->member();
        $own = ['id' => $member->id, 'user_id' => $member->id, 'avatar' => $member->avatar, 'auth_type' => $member->auth_type];

        return $this->done(['data' => $member->only('id', 'username', 'name', 'email', 'email_verified_at', 'status_2fa') + [
            'image_2fa' => "otpauth://totp/Portal:{$member->username}?secret=JBSWY3DPEHPK3PXP",
            'profile' => $own + $member->profile + array_fill_keys(self::FIELDS, null),
        ]]);
    }

    public function profile()
    {
        return $this->user();
    }

    public function getPicture()
    {
        return $this->done(['data' => $this->member()->avatar]);
    }

    public function authentication()
    {
        $member = $this->member();

        return $this->done(['data' => $member->auth_type, 'more_details' => ['authenticator' => $member->status_2fa, 'mpin' => 1]]);
    }

    public function getDocType()
    {
        return $this->done(['data' => ['identity' => ['Passport', 'Driving Licence'], 'address' => ['Utility Bill'], 'photo' => ['Photo']]]);
    }

    public function postAuthentication(Request $request)
    {
        return $this->save($request->validate(['type' => 'required|in:otp,mpin,authenticator']), 'Authentication updated.', ['type' => 'auth_type']);
    }

    public function postUpdateProfile(Request $request)
    {
        $request->validate(['name' => 'required|max:100', 'dob' => 'nullable|date']);

        return $this->saveProfile($request->only(self::FIELDS), 'Profile updated successfully.', ['name' => $request->name]);
    }

    public function postChangePicture(Request $request)
    {
        $request->validate(['photo' => 'required|image|max:2048']);

        return $this->save(['avatar' => $request->file('photo')->store('avatars', 'public')], 'Picture updated.');
    }

    public function postEnable2fa(Request $request, int $isOn = 1)
    {
        $request->validate(['code' => 'required|in:123456']);

        return $this->save(['status_2fa' => $isOn], $isOn ? '2FA enabled.' : '2FA disabled.');
    }

    public function postDisable2fa(Request $request)
    {
        return $this->postEnable2fa($request, 0);
    }

    public function postChangePassword(Request $request)
    {
        $request->validate(['currentpassword' => 'required', 'newpassword' => 'required|min:8']);
        if (! Hash::check($request->currentpassword, $this->member()->password)) {
            $this->refuse('Current password is wrong.');
        }
        $this->checkCode($this->member());

        return $this->save(['password' => Hash::make($request->newpassword)], 'Password changed.');
    }

    public function postChangeSecondaryPassword(Request $request)
    {
        $request->validate(['old_password' => 'required|in:'.$this->member()->pin, 'spassword' => 'required|digits:4|confirmed']);

        return $this->save(['pin' => $request->spassword], 'Security pin changed.');
    }

    public function postWithdrawSetting(Request $request)
    {
        $sent = $request->validate(['type' => 'required', 'coin_name' => 'required', 'withdrawal_address' => 'required']);
        $this->checkCode($this->member());

        return $this->saveProfile([
            'withdraw_type' => $sent['type'], 'withdrawal_coin' => $sent['coin_name'], 'withdrawal_address' => $sent['withdrawal_address'],
        ], 'Withdraw settings saved.');
    }

    public function postWithdrawType(Request $request)
    {
        return $this->saveProfile(['withdraw_type' => $request->validate(['account_type' => 'required'])['account_type']], 'Saved.');
    }

    public function postSetBrokerDetails(Request $request)
    {
        return $this->saveProfile($request->only(self::FIELDS), 'Broker details saved.');
    }

    public function postKycDocUpload(Request $request)
    {
        $sent = $request->validate([
            'document_type' => 'required|in:identity,address,photo', 'document_name' => 'required', 'document_number' => 'nullable',
            'front' => 'required|image|max:2048', 'back' => 'nullable|image|max:2048',
        ]);
        $files = array_map(fn ($file) => $file->store('kyc', 'public'), $request->allFiles());
        $this->member()->add('documents', $files + $sent);

        return $this->done(['message' => __('Document uploaded.')]);
    }

    private function save(array $fields, string $message, array $names = []): array
    {
        foreach ($fields as $name => $value) {
            $this->member()->{$names[$name] ?? $name} = $value;
        }
        $this->member()->save();

        return $this->done(['message' => __($message)]);
    }

    private function saveProfile(array $fields, string $message, array $more = []): array
    {
        return $this->save(['profile' => array_merge($this->member()->profile, $fields)] + $more, $message);
    }
}
